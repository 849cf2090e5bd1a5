import { Problem } from '../../lib/problem';
import type { SiteKey } from './site-key';
import { isSigned, type PublicKeys, type SiteDescriptor } from '@updown/shared/site';

/** Throws unless pages with these public keys will accept what the key signs. Pages without any accept all. */
export function checkKey(key: SiteKey | undefined, trusted: PublicKeys, place: string): void {
  const names = Object.keys(trusted);
  if (names.length === 0) return;
  if (key === undefined) {
    throw new Problem(
      `The pages of ${place} accept only a signed descriptor (keys: ${names.join(', ')}): set UPDOWN_SITE_KEY.`,
    );
  }
  if (trusted[key.name] === key.publicKey) return;
  throw new Problem(
    `The pages of ${place} do not trust the key '${key.name}' in UPDOWN_SITE_KEY. They trust: ${names.join(', ')}.`,
  );
}

/** Whether pages with these public keys accept the descriptor: without any, they accept each one. */
export async function isTrusted(site: SiteDescriptor, trusted: PublicKeys): Promise<boolean> {
  return Object.keys(trusted).length === 0 || isSigned(site, trusted);
}

/** Throws unless one of the trusted keys signed the descriptor. */
export async function checkSignature(
  site: SiteDescriptor,
  trusted: PublicKeys,
  place: string,
): Promise<void> {
  if (await isTrusted(site, trusted)) return;
  throw new Problem(
    `The signature of ${place}/site.json is not right: somebody changed the file by hand. Put it back (the pages carry a copy of the last signed one), or replace it and all remotes by those of this checkout: npm run assemble -- <site> --new-descriptor`,
  );
}

import { ADDRESSED_FORM, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { isSigned, type PublicKeys } from '@updown/protocol/site/site-signature';
import { Problem } from '../../../../tools/problem';
import type { HostFile } from './host-file';
import type { SiteKey } from './site-key';

/** The keys, the address and the form that the pages of a host accept. */
export type Accepts = Pick<HostFile, 'keys' | 'origin' | 'form'>;

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

interface Checked {
  readonly place: string;
  /** Accepts an expired descriptor. */
  readonly expired?: boolean;
}

/** Throws unless the pages of the host accept the descriptor. No command signs a descriptor that they refuse. */
export async function checkSignature(
  site: SiteDescriptor,
  { keys, origin, form }: Accepts,
  { place, expired = false }: Checked,
): Promise<void> {
  if (Object.keys(keys).length === 0) return;
  if (!(await isSigned(site, keys))) {
    throw new Problem(
      `The signature of ${place}/site.json is not right: somebody changed the file by hand. Put it back (the pages carry a copy of the last signed one), or replace it and all remotes by those of this checkout: npm run assemble -- <site> --new-descriptor`,
    );
  }
  if (form < ADDRESSED_FORM) return;
  if (site.origin !== origin) {
    throw new Problem(
      `${place}/site.json is signed for ${site.origin ?? 'no address'}, and this site is ${origin ?? 'without one'}: somebody put the file of another site there.`,
    );
  }
  const end = new Date((site.expires ?? 0) * 1000);
  if (expired || end.getTime() > Date.now()) return;
  throw new Problem(
    `${place}/site.json was valid until ${end.toISOString()}, so the pages refuse it. If it is the one that you signed last: npm run renew -- <site> --expired`,
  );
}

/** Whether the pages of the host accept the descriptor. */
export async function isAccepted(
  site: SiteDescriptor,
  accepts: Accepts,
  place: string,
): Promise<boolean> {
  try {
    await checkSignature(site, accepts, { place });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

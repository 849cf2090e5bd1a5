import { isSigned, type PublicKeys } from '@updown/shared/site';
import { SiteError, type Envelope } from './site';

const SERIAL = 'updown:site-serial';

/** The descriptor is older than one that this browser has seen. */
export class OlderSite extends SiteError {}

/** 'a:MFkw…,b:MFkw…' as keys by their names. */
export function parseKeys(text: string): PublicKeys {
  const pairs = text.split(',').map((pair) => pair.trim().split(':', 2));
  return Object.fromEntries(pairs.filter(([name, key]) => name && key)) as PublicKeys;
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}

interface Trust {
  /** The public keys that this build trusts; a build for the local development stack has none. */
  readonly keys: PublicKeys;
  readonly host: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Throws unless one of the site's keys signed the descriptor, and none that is newer was seen. */
export async function checkTrust(site: Envelope, { keys, host, storage }: Trust): Promise<void> {
  if (Object.keys(keys).length === 0) {
    if (isThisMachine(host)) return;
    throw new SiteError(
      'This page was built without the public keys of its site (UPDOWN_SITE_KEYS), so it runs on localhost only.',
    );
  }
  if (site.signature === undefined) {
    throw new SiteError(
      'The site descriptor is not signed, and this page accepts only a signed one.',
    );
  }
  if (!(await isSigned(site, keys))) {
    throw new SiteError(
      'The signature of the site descriptor is not right: it may have been changed.',
    );
  }
  const newest = Number(storage.getItem(SERIAL) ?? 0);
  if (site.serial < newest) {
    throw new OlderSite(
      `The site descriptor is older (${site.serial}) than one that this browser has seen (${newest}).`,
    );
  }
  storage.setItem(SERIAL, String(site.serial));
}

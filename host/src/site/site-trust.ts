import { isSigned, type PublicKeys } from '@updown/protocol/site/site-signature';
import { SiteError, type Envelope } from './site';

const SEEN = 'updown:site-serial';

/** The descriptor has expired, or is older than one that this browser has seen. The server may have a newer one. */
export class OutdatedSite extends SiteError {}

/** Parses 'a:MFkw…,b:MFkw…' to keys by name. */
export function parseKeys(text: string): PublicKeys {
  const pairs = text.split(',').map((pair) => pair.trim().split(':', 2));
  return Object.fromEntries(pairs.filter(([name, key]) => name && key)) as PublicKeys;
}

function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}

interface Trust {
  /** The public keys that this build trusts; none in a build for local development. */
  readonly keys: PublicKeys;
  /** The address of the page's site: 'https://updown.example' or 'https://example.com/updown'. */
  readonly origin: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/**
 * The serial number of the newest descriptor that this browser has seen, until that descriptor expires. Expiry ensures that a
 * mistake cannot lock a browser out forever.
 */
function newestSeen({ storage, now }: Trust): number {
  const [serial = 0, expires = 0] = (storage.getItem(SEEN) ?? '').split(' ').map(Number);
  return expires * 1000 > now ? serial : 0;
}

/**
 * Throws unless one of the site's keys signed the descriptor for this site and time, and the browser has seen no newer one.
 */
export async function checkTrust(site: Envelope, trust: Trust): Promise<void> {
  const { keys, origin, storage, now } = trust;
  if (Object.keys(keys).length === 0) {
    if (isThisMachine(new URL(origin).hostname)) return;
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
  const { serial, expires = 0 } = site;
  if (site.origin !== origin) {
    throw new SiteError(
      `The site descriptor is for ${site.origin ?? 'no address'}, and this page is at ${origin}.`,
    );
  }
  if (expires * 1000 <= now) {
    const [end, today] = [expires * 1000, now].map((time) => new Date(time).toISOString());
    throw new OutdatedSite(
      `The site descriptor was valid until ${end}, and the clock of this device says ${today}.`,
    );
  }
  const newest = newestSeen(trust);
  if (serial < newest) {
    throw new OutdatedSite(
      `The site descriptor is older (${serial}) than one that this browser has seen (${newest}).`,
    );
  }
  storage.setItem(SEEN, `${serial} ${expires}`);
}

import type { Release, SiteRemote } from '@updown/shared/site';

/** More would never be gone back through. */
const MOST_EARLIER = 10;

/** A version that the site has had, by the hash of its entry. */
export type Earlier = NonNullable<SiteRemote['earlier']>[number];

/** What a version itself says, without the site's decisions about it. */
export function releaseIn({ version, entry, integrity, needs, modules }: Release): Release {
  return { version, entry, integrity, needs, modules };
}

/** The site's decisions that outlive a change of version. */
export function reasonOff({ off }: SiteRemote): Pick<SiteRemote, 'off'> {
  return off === undefined ? {} : { off };
}

/** The versions that a remote had before its current one, the newest first. */
export function versionsBefore({ fallback, earlier = [] }: SiteRemote): readonly Earlier[] {
  if (fallback === undefined) return earlier;
  return [{ version: fallback.version, integrity: fallback.integrity }, ...earlier];
}

/** The part of a remote that lists versions before its fall-back. */
export function withEarlier(earlier: readonly Earlier[]): Pick<SiteRemote, 'earlier'> {
  return earlier.length === 0 ? {} : { earlier: earlier.slice(0, MOST_EARLIER) };
}

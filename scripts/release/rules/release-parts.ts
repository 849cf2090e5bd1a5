import type { Release, SiteRemote } from '@updown/shared/site';

/** What a version itself says, without the site's decisions about it. */
export function releaseIn({ version, entry, integrity, needs, modules }: Release): Release {
  return { version, entry, integrity, needs, modules };
}

/** The site's decisions that outlive a change of version. */
export function reasonOff({ off }: SiteRemote): Pick<SiteRemote, 'off'> {
  return off === undefined ? {} : { off };
}

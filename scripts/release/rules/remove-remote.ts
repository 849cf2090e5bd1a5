import { Problem } from '../../lib/problem';
import { remoteOf } from './remote-of';
import type { SiteDescriptor } from '@updown/shared/site';

/** The site without a remote. Its published folders stay, for the open pages. */
export function removeRemote(site: SiteDescriptor, name: string): SiteDescriptor {
  remoteOf(site, name);
  const { [name]: _, ...remotes } = site.remotes;
  if (Object.keys(remotes).length === 0) {
    throw new Problem(
      `${name} is the only remote of the site, which would have no page without it.`,
    );
  }
  return { ...site, remotes };
}

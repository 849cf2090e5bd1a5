import { Problem } from '../../lib/problem';
import type { SiteDescriptor, SiteRemote } from '@updown/shared/site';

/** The site's part of a remote. */
export function remoteOf({ remotes }: SiteDescriptor, name: string): SiteRemote {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (remote !== undefined) return remote;
  const names = Object.keys(remotes).join(', ') || 'none';
  throw new Problem(`The site has no remote '${name}'. Its remotes are: ${names}.`);
}

/** The site with another part of one remote, and all others as they were. */
export function withRemote(site: SiteDescriptor, name: string, remote: SiteRemote): SiteDescriptor {
  return { ...site, remotes: { ...site.remotes, [name]: remote } };
}

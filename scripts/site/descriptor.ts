import { remoteNames, versionOf, type RemoteName } from '../build/front-ends';

export interface DeployedRemote {
  readonly version: string;
  /** Where its manifest is. */
  readonly entry: string;
}

/** What the host builds its pages from: the remotes that are deployed, their versions and places. */
export interface SiteDescriptor {
  readonly remotes: Partial<Record<RemoteName, DeployedRemote>>;
}

/** The folder of a remote on the composed site; under one version it never changes. */
export function remoteFolder(remote: RemoteName, version: string): string {
  return `/remotes/${remote}/${version}/`;
}

/** The descriptor of the site that serves these remotes from this checkout. */
export function describeSite(remotes: readonly RemoteName[] = remoteNames): SiteDescriptor {
  const entries = remotes.map((remote) => {
    const version = versionOf(remote);
    return [remote, { version, entry: `${remoteFolder(remote, version)}mf-manifest.json` }];
  });
  return { remotes: Object.fromEntries(entries) as SiteDescriptor['remotes'] };
}

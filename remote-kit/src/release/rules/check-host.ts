import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { lt, satisfies } from 'semver';
import { Problem } from '../../../../tools/problem';

/** The versions that the host provides, by the names that remotes use in their needs. */
export type Provided = Readonly<Record<string, string>>;

/** The needs of a remote that a host does not meet, in words; empty if the two are compatible. */
export function misfits(needs: Readonly<Record<string, string>>, provided: Provided): string[] {
  return Object.entries(needs).flatMap(([name, range]) => {
    const version = provided[name];
    if (version === undefined) {
      return [`it needs ${name} ${range}, which the host does not provide`];
    }
    return satisfies(version, range)
      ? []
      : [`it needs ${name} ${range}, and the host provides ${version}`];
  });
}

interface HostState {
  readonly version: string;
  readonly provides: Provided;
}

/** The needs of the site's remotes that a host would not meet, in words, for every version that a visitor may get. */
export function remotesThatMisfit({ remotes }: SiteDescriptor, provides: Provided): string[] {
  return Object.entries(remotes).flatMap(([name, { fallback, next, ...current }]) =>
    [current, fallback, next].flatMap((release) => {
      if (release === undefined) return [];
      const reasons = misfits(release.needs, provides);
      return reasons.length === 0 ? [] : [`${name} ${release.version}: ${reasons.join('; ')}`];
    }),
  );
}

export interface HostSkips {
  readonly older?: boolean;
  readonly skipNeeds?: boolean;
}

/** Throws if a host may not replace the deployed one. */
export function checkHostFollows(
  host: HostState,
  deployed: HostState | undefined,
  site: SiteDescriptor,
  { older = false, skipNeeds = false }: HostSkips = {},
): void {
  if (!older && deployed && lt(host.version, deployed.version)) {
    throw new Problem(
      `The host ${host.version} is older than the site's ${deployed.version}. --older puts it there all the same.`,
    );
  }
  const reasons = remotesThatMisfit(site, host.provides);
  if (skipNeeds || reasons.length === 0) return;
  throw new Problem(
    `The host ${host.version} does not fit the site's remotes. --skip-needs puts it there all the same.\n${reasons.join('\n')}`,
  );
}

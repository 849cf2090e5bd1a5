import { lt } from 'semver';
import { Problem } from '../../lib/problem';
import { misfits, type Provided } from './misfits';
import type { SiteDescriptor } from '@updown/shared/site';

export interface HostState {
  readonly version: string;
  readonly provides: Provided;
}

/** What of the site's remotes would not fit a host, in words: every version that a visitor may get. */
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

import { isDeepStrictEqual } from 'node:util';
import { lt } from 'semver';
import { Problem } from '../../lib/problem';
import { reasonOff, releaseIn, versionsBefore, withEarlier, withRemote } from './remotes';
import type { Release, SiteDescriptor } from '@updown/shared/site';

export interface Released {
  readonly name: string;
  readonly release: Release;
  /** Accepts an older version than the site's. */
  readonly older?: boolean;
}

/** Throws if a version may not follow the site's current one: a look at its number is enough, before it is built. */
export function checkNumber(
  site: SiteDescriptor,
  { name, version, older = false }: { name: string; version: string; older?: boolean },
): void {
  const current = site.remotes[name];
  if (current === undefined) return;
  if (lt(version, current.version) && !older) {
    throw new Problem(
      `${name} ${version} is older than the site's ${current.version}: raise the version of remote-${name}, or go back with npm run rollback.`,
    );
  }
  const { next } = current;
  if (next && next.version !== version) {
    throw new Problem(
      `${name} ${next.version} is being rolled out, to ${next.share} % of the visitors: end that first, with npm run rollout -- … --share 100 or npm run rollback.`,
    );
  }
}

/** Throws if a release may not follow the site's current one. */
export function checkFollows(site: SiteDescriptor, { name, release, older }: Released): void {
  const current = site.remotes[name];
  if (current === undefined) return;
  const { version } = release;
  const known = [current, current.next, current.fallback].find((one) => one?.version === version);
  if (known && !isDeepStrictEqual(releaseIn(known), releaseIn(release))) {
    throw new Problem(
      `${name} ${version} is on the site already, with other content: raise the version of remote-${name}.`,
    );
  }
  checkNumber(site, { name, version, ...(older && { older }) });
}

/** Gives a version to every visitor; the one before is its fall-back. */
export function releaseVersion(site: SiteDescriptor, released: Released): SiteDescriptor {
  checkFollows(site, released);
  const { name, release } = released;
  const current = site.remotes[name];
  if (current === undefined) return withRemote(site, name, releaseIn(release));
  if (current.version === release.version) return site;
  return withRemote(site, name, {
    ...releaseIn(release),
    fallback: releaseIn(current),
    ...withEarlier(versionsBefore(current).filter((one) => one.version !== release.version)),
    ...reasonOff(current),
  });
}

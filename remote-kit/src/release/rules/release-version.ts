import { isDeepStrictEqual } from 'node:util';
import { compose } from '@updown/protocol/site/contributions';
import type { Release, SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { lt } from 'semver';
import { Problem } from '../../../../tools/problem';
import { releaseIn, versionsBefore, withEarlier, withRemote } from './remotes';
import { checkSettings, decisionsFor } from './settings';

export interface Released {
  readonly name: string;
  readonly release: Release;
  /** Accepts an older version than the site's. */
  readonly older?: boolean;
  /** Accepts pages and places that the page will ignore. */
  readonly skipContributions?: boolean;
}

/** Throws if a version may not follow the site's current one. Checks only its number, so a build is not needed. */
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

/**
 * Throws if the page would ignore a contribution of a release, or a value of the operator. A path stays with the remote that
 * the site had first.
 */
export function checkContributions(
  site: SiteDescriptor,
  { name, release }: Pick<Released, 'name' | 'release'>,
): void {
  // Accepted when its roll-out began.
  const current = site.remotes[name];
  if (current?.next?.version === release.version) return;
  checkSettings(name, release, current?.settings);
  const { faults } = compose(withRemote(site, name, releaseIn(release)).remotes);
  const known = compose(site.remotes).faults;
  const added = faults.filter((fault) => !known.some((one) => isDeepStrictEqual(one, fault)));
  if (added.length === 0) return;
  const reasons = added.map(({ remote, detail }) => `${remote}: ${detail}`).join('; ');
  throw new Problem(
    `${name} ${release.version} does not fit the other remotes of the site. ${reasons}. Change its contributes.json; --skip-contributions releases it all the same.`,
  );
}

/** Throws if a release may not follow the site's current one. */
export function checkFollows(site: SiteDescriptor, released: Released): void {
  const { name, release, older, skipContributions = false } = released;
  if (!skipContributions) checkContributions(site, released);
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
    ...decisionsFor(release, current),
  });
}

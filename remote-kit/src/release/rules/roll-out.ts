import type { Release, SiteDescriptor, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { gt, rsort } from 'semver';
import { Problem } from '../../../../tools/problem';
import { checkFollows, releaseVersion, type Released } from './release-version';
import {
  releaseIn,
  remoteOf,
  versionsBefore,
  withEarlier,
  withRemote,
  type Earlier,
} from './remotes';
import { decisionsFor } from './settings';

/** The newest of some versions, if it is newer than another. */
export function newestAfter(version: string, versions: readonly string[]): string | undefined {
  return rsort(versions.filter((one) => gt(one, version)))[0];
}

/** A share of the visitors, in percent, as it was typed. */
export function shareFrom(text: string): number {
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= 100) return share;
  throw new Problem(`'${text}' is no share of the visitors: a whole number from 1 to 100.`);
}

/** Throws if a share of the visitors cannot get a version: the others need another one. */
export function checkShare(site: SiteDescriptor, name: string, version: string): void {
  if (remoteOf(site, name).version === version) {
    throw new Problem(`Every visitor has ${name} ${version} already.`);
  }
}

/** Gives a version to a share of the visitors; with 100, to all of them. */
export function rollOut(
  site: SiteDescriptor,
  released: Released & { readonly share: number },
): SiteDescriptor {
  const { name, release, share } = released;
  const current = remoteOf(site, name);
  checkFollows(site, released);
  if (share === 100) return releaseVersion(site, released);
  checkShare(site, name, release.version);
  if (current.next?.version === release.version && current.next.share === share) return site;
  return withRemote(site, name, {
    ...releaseIn(current),
    ...(current.fallback && { fallback: current.fallback }),
    ...withEarlier(current.earlier ?? []),
    next: { ...releaseIn(release), share },
    ...decisionsFor(current, current),
  });
}

/** Reverts a version that only a share of the visitors has. */
export function takeBack(site: SiteDescriptor, name: string): SiteDescriptor {
  const current = remoteOf(site, name);
  const { next: _, settings: _values, ...rest } = current;
  return withRemote(site, name, { ...rest, ...decisionsFor(current, current) });
}

interface Back {
  /** The version to go back to; by default the fall-back. */
  readonly to?: Release | undefined;
  /** The fall-back that it had, if it is still published. */
  readonly fallback?: Release | undefined;
}

/**
 * The versions that the site had before the given one; if the site never had that version, those before the current
 * one.
 */
export function versionsBehind(current: SiteRemote, version: string): readonly Earlier[] {
  const before = versionsBefore(current);
  return before.slice(before.findIndex((one) => one.version === version) + 1);
}

/**
 * Goes back to a version, or to the fall-back. If a version is being rolled out, reverts that version instead. The
 * abandoned version is never a fall-back; the restored one brings its own.
 */
export function rollBack(
  site: SiteDescriptor,
  name: string,
  { to, fallback }: Back = {},
): SiteDescriptor {
  const current = remoteOf(site, name);
  if (to === undefined && current.next) return takeBack(site, name);
  const target = to ?? current.fallback;
  if (target === undefined) {
    throw new Problem(
      `${name} ${current.version} has no version to fall back to: name a published one with --to.`,
    );
  }
  if (target.version === current.version) {
    if (current.next) return takeBack(site, name);
    throw new Problem(`Every visitor has ${name} ${current.version} already.`);
  }
  const behind = versionsBehind(current, target.version);
  const at = behind.findIndex(
    ({ version, integrity }) => version === fallback?.version && integrity === fallback.integrity,
  );
  return withRemote(site, name, {
    ...releaseIn(target),
    ...(at >= 0 && fallback && { fallback: releaseIn(fallback) }),
    ...withEarlier(behind.slice(at + 1)),
    ...decisionsFor(target, current),
  });
}

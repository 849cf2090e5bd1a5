import { Problem } from '../../lib/problem';
import { releaseIn, reasonOff, versionsBefore, withEarlier, type Earlier } from './release-parts';
import { remoteOf, withRemote } from './remote-of';
import type { Release, SiteDescriptor, SiteRemote } from '@updown/shared/site';

/** Takes a version back that only a share of the visitors has. */
export function takeBack(site: SiteDescriptor, name: string): SiteDescriptor {
  const { next: _, ...rest } = remoteOf(site, name);
  return withRemote(site, name, rest);
}

interface Back {
  /** The version to go back to; by default the fall-back. */
  readonly to?: Release | undefined;
  /** The fall-back that it had, if it is still published. */
  readonly fallback?: Release | undefined;
}

/** The versions that the site had before that one; of a version that the site never had, those before the current one. */
export function versionsBehind(current: SiteRemote, version: string): readonly Earlier[] {
  const before = versionsBefore(current);
  return before.slice(before.findIndex((one) => one.version === version) + 1);
}

/**
 * Goes back to a version, or to the fall-back. If a version is being rolled out, that one is taken back instead. The
 * version that is left is never a fall-back; the one that comes back brings its own.
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
    ...reasonOff(current),
  });
}

import { Problem } from '../../lib/problem';
import { releaseIn, reasonOff } from './release-parts';
import { remoteOf, withRemote } from './remote-of';
import type { Release, SiteDescriptor } from '@updown/shared/site';

/** Takes a version back that only a share of the visitors has. */
export function takeBack(site: SiteDescriptor, name: string): SiteDescriptor {
  const { next: _, ...rest } = remoteOf(site, name);
  return withRemote(site, name, rest);
}

/**
 * Goes back to a version, or to the fall-back. If a version is being rolled out, that one is taken back instead. The
 * version that is left is never a fall-back.
 */
export function rollBack(site: SiteDescriptor, name: string, to?: Release): SiteDescriptor {
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
  const { fallback } = current;
  return withRemote(site, name, {
    ...releaseIn(target),
    ...(fallback && fallback.version !== target.version && { fallback }),
    ...reasonOff(current),
  });
}

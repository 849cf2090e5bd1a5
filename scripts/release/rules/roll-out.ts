import { Problem } from '../../lib/problem';
import { releaseIn, reasonOff, withEarlier } from './release-parts';
import { checkFollows, releaseVersion, type Released } from './release-version';
import { remoteOf, withRemote } from './remote-of';
import type { SiteDescriptor } from '@updown/shared/site';

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
    ...reasonOff(current),
  });
}

import { satisfy } from '@module-federation/enhanced/runtime';
import { HOST_CONTRACT, type Release } from '@updown/shared/site';
import { providedVersions } from '../federation/federation';
import { checkNeeds } from './check-needs';

/** Most remotes are built beside the page's own versions; reading a range takes longer. */
function satisfies(version: string, range: string): boolean {
  return range === `^${version}` || satisfy(version, range);
}

/** Throws a `RemoteError` if a version needs what this page does not have. */
export function checkPage({ needs }: Pick<Release, 'needs'>): void {
  const provided = new Map([...providedVersions(), ['host', HOST_CONTRACT]]);
  checkNeeds(needs, { provided, satisfies });
}

export function fitsPage(release: Release): boolean {
  try {
    checkPage(release);
    return true;
  } catch {
    return false;
  }
}

import { getInstance, satisfy } from '@module-federation/enhanced/runtime';
import { HOST_CONTRACT, type Release } from '@updown/shared/site';
import { checkNeeds } from './check-needs';

function provided(): ReadonlyMap<string, string> {
  const shared = Object.entries(getInstance()?.options.shared ?? {});
  const versions = shared.map(([name, [first]]) => [name, first?.version ?? '0'] as const);
  return new Map([...versions, ['host', HOST_CONTRACT]]);
}

/** Throws a `RemoteError` if a version needs what this page does not have. */
export function checkPage({ needs }: Pick<Release, 'needs'>): void {
  checkNeeds(needs, { provided: provided(), satisfies: satisfy });
}

export function fitsPage(release: Release): boolean {
  try {
    checkPage(release);
    return true;
  } catch {
    return false;
  }
}

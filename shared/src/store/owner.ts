/** The tags of cached data, one for each group that becomes stale together. */
export const TAGS = [
  'Round',
  'Players',
  'Player',
  'Record',
  'Leaderboard',
  'Token',
  'Price',
  'Prices',
  'Limits',
  'Status',
  'Admin',
  'Session',
] as const;

export type Tag = (typeof TAGS)[number];

/** A version of a remote, as its package.json names it. */
export interface Owner {
  /** The remote's name on the site: 'leaderboard'. */
  readonly name: string;
  readonly version: string;
}

/** The prefix of what a version of a remote brings. Versions that follow each other in a page share nothing. */
export function prefixOf({ name, version }: Owner): string {
  return `${name}@${version}`;
}

/** Two modules claim one name. It surfaces in the place of the remote that loads second; the first one works on. */
export class CollisionError extends Error {
  override readonly name = 'CollisionError';

  constructor(what: string) {
    super(`${what} is in the page already. Give it another name, or the remote its own.`);
  }
}

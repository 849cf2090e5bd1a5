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

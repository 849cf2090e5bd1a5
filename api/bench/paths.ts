/** The paths that a page polls while it has no event stream. */
export const paths = {
  currentRound: '/api/contract/current-round-fast',
  players: '/api/contract/players/history-fast',
  status: '/api/status',
  price: '/api/price/current?asset=ethereum',
} as const;

/** The polling interval of each path; together 0.3 requests per second. */
export const pollMs: Record<keyof typeof paths, number> = {
  currentRound: 15_000,
  players: 10_000,
  status: 10_000,
  price: 30_000,
};

/** The paths that a page polls while it has no event stream; together 0.3 requests per second. */
export const polled = {
  'current round': { path: '/api/contract/current-round-fast', everyMs: 15_000 },
  players: { path: '/api/contract/players/history-fast', everyMs: 10_000 },
  status: { path: '/api/status', everyMs: 10_000 },
  price: { path: '/api/price/current?asset=ethereum', everyMs: 30_000 },
} as const;

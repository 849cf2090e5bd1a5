import type { CurrentPrice, GameStatus, PriceHistory, Specimen } from '@updown/shared';

// Answers for which the build draws the looks of the scenes. Each of their texts is found in what is drawn, so none is
// part of another, or of a text that is always there.

const NOW = 1_800_000_000_500;
const SECONDS = Math.floor(NOW / 1000);
const HOUR = 3600;
const THIS_HOUR = SECONDS - (SECONDS % HOUR);

const round: NonNullable<GameStatus['currentRound']> = {
  roundId: 987_654,
  startPrice: 2345.67,
  status: 'active',
  startTime: SECONDS - 113,
  endTime: SECONDS + 187,
};

const price: CurrentPrice = {
  price: 2360.11,
  change24h: null,
  timestamp: NOW - 7_000,
  source: 'moralis',
};

function candle(hoursAgo: number, close: number) {
  return {
    time: THIS_HOUR - hoursAgo * HOUR,
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
  };
}

// The first is neither the lowest nor the highest.
const recorded = Array.from({ length: 24 }, (_, index) =>
  candle(23 - index, 2350 + ((index * 7) % 24)),
);

/** Without a record before, those hours are filled in. */
const short = recorded.slice(-7);

function historyOf(candles: typeof recorded): PriceHistory {
  return {
    asset: 'ethereum',
    days: 1,
    interval: '1h',
    points: [],
    candles,
    high: 2411.22,
    low: 2305.33,
    average: 2357.44,
  };
}

interface Changes {
  readonly round?: Partial<typeof round> | null;
  readonly price?: Partial<CurrentPrice>;
  readonly candles?: typeof recorded;
}

function specimen({ round: changed, price: changes, candles = recorded }: Changes = {}): Specimen {
  return {
    now: NOW,
    answers: {
      '/api/config': { network: 'Specimen Chain', version: '0.0.0', explorerUrl: null },
      '/api/health': { status: 'ok', uptime: 1 },
      '/api/status': {
        currentRound: changed === null ? null : { ...round, ...changed },
        gameStatus: { isRunning: true },
        network: 'Specimen Chain',
      },
      '/api/price/current?asset=ethereum': { ...price, ...changes },
      '/api/price/history?asset=ethereum&days=1&interval=1h': historyOf(candles),
    },
  };
}

const changes = [null, 1.25, -1.25, 0];

export const specimens: readonly Specimen[] = [
  specimen({ round: null }),
  specimen({ round: { status: 'resolving' } }),
  specimen({ round: { status: 'idle' } }),
  ...changes.map((change24h) => specimen({ price: { change24h } })),
  ...changes.map((change24h) => specimen({ price: { change24h }, candles: short })),
  specimen({ price: { source: 'simulated' } }),
];

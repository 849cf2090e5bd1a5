import type {
  CurrentPrice,
  CurrentRound,
  OwnPrediction,
  PlayerHistoryItem,
  RoundEntries,
  RoundPrices,
} from '@updown/shared';
import { NO_PREDICTION } from '@updown/shared';
import { testRound } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';

export const HOUR = 3600;
export const noon = Date.UTC(2026, 10, 20, 12) / 1000;

/** The API's answers; a test may change them. */
export interface ChartApi {
  price: CurrentPrice;
  round: CurrentRound | null;
  prices: RoundPrices['prices'];
  own: OwnPrediction;
  entries: RoundEntries['entries'];
  players: PlayerHistoryItem[];
}

export const candles = [
  { time: noon - HOUR, open: 2400, high: 2410, low: 2395, close: 2405, volume: 60 },
  { time: noon, open: 2405, high: 2411, low: 2404, close: 2410, volume: 3 },
];

export function at(seconds: number, price: number) {
  return { time: (noon + seconds) * 1000, price };
}

/** An API with a round in its first minute. */
export function chartApi(): ChartApi {
  return {
    price: {
      price: 2412.5,
      change24h: 1.25,
      timestamp: (noon + 60) * 1000,
      source: 'simulated',
    },
    round: testRound(noon, { start_price: 2410 }),
    prices: [at(2, 2411), at(4, 2408), at(60, 2412.5)],
    own: NO_PREDICTION,
    entries: [],
    players: [],
  };
}

export const historyHandler = http.get('/api/price/history', ({ request }) => {
  const interval = new URL(request.url).searchParams.get('interval');
  const record = { asset: 'ethereum', days: 7, interval, points: [], candles };
  return HttpResponse.json({ ...record, high: 2411, low: 2395, average: 2403 });
});

export function chartHandlers(api: ChartApi) {
  return [
    historyHandler,
    http.get('/api/price/current', () => HttpResponse.json(api.price)),
    http.get('/api/contract/current-round-fast', () =>
      HttpResponse.json({ success: true, data: { current: api.round, history: [] } }),
    ),
    http.get('/api/round/:id/prices', ({ params }) =>
      HttpResponse.json({
        roundId: Number(params['id']),
        startTime: noon,
        endTime: noon + 300,
        prices: api.prices,
      }),
    ),
    http.get('/api/round/:id/entries', ({ params }) =>
      HttpResponse.json({ roundId: Number(params['id']), entries: api.entries }),
    ),
    http.get('/api/contract/players/history-fast', () =>
      HttpResponse.json({ success: true, data: api.players, total: api.players.length }),
    ),
    http.get('/api/user/prediction/:id', () => HttpResponse.json(api.own)),
  ];
}

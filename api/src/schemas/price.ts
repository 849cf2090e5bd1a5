import { Type, type Static } from 'typebox';
import { Milliseconds, Price } from './common';

/** Where a price comes from; `simulated` and `fallback` are for display only and the page says so. */
export const PriceSource = Type.Enum(['moralis', 'simulated', 'chainlink', 'fallback'], {
  title: 'PriceSource',
});

/** The one asset of the game, by the name that market-data services use. */
export const Asset = Type.Literal('ethereum');

export const CandleInterval = Type.Enum(['1m', '5m', '1h'], { title: 'CandleInterval' });

/** For how many days there are candles of a length: about two thousand of them at the most. */
export const mostDays = { '1m': 1, '5m': 7, '1h': 30 } as const;

export const CurrentPrice = Type.Object(
  {
    price: Price,
    /** Percent over 24 hours; null where the record is too short. */
    change24h: Type.Union([Type.Number(), Type.Null()]),
    timestamp: Milliseconds,
    source: PriceSource,
  },
  { title: 'CurrentPrice' },
);
export type CurrentPrice = Static<typeof CurrentPrice>;

export const PricePoint = Type.Object(
  { time: Milliseconds, price: Price, source: PriceSource },
  { title: 'PricePoint' },
);

export const Candle = Type.Object(
  {
    /** Start of the candle, Unix seconds. */
    time: Type.Integer(),
    open: Price,
    high: Price,
    low: Price,
    close: Price,
    /** Number of recorded prices in the candle; a spot price has no traded volume. */
    volume: Type.Number(),
  },
  { title: 'Candle' },
);

export const PriceHistory = Type.Object(
  {
    asset: Type.String(),
    days: Type.Integer(),
    interval: CandleInterval,
    /** Oldest first. */
    points: Type.Array(PricePoint),
    candles: Type.Array(Candle),
    /** Of the last 24 hours; null where nothing is recorded. */
    high: Type.Union([Price, Type.Null()]),
    low: Type.Union([Price, Type.Null()]),
    average: Type.Union([Price, Type.Null()]),
  },
  { title: 'PriceHistory' },
);
export type PriceHistory = Static<typeof PriceHistory>;

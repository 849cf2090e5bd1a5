import { Type, type Static } from 'typebox';
import { Milliseconds, Price, RoundId, Seconds } from './common';

/** The source of a price. `simulated` and `fallback` are for display only, and the pages label them as such. */
export const PriceSource = Type.Enum(['moralis', 'simulated', 'chainlink', 'fallback'], {
  title: 'PriceSource',
});
export type PriceSource = Static<typeof PriceSource>;

/** The game's only asset, as market-data services name it. */
export const Asset = Type.Literal('ethereum');

export const CandleInterval = Type.Enum(['1m', '5m', '1h'], { title: 'CandleInterval' });

/** The maximum number of days for each candle length, about two thousand candles. */
export const mostDays = { '1m': 1, '5m': 7, '1h': 30 } as const;

export const CurrentPrice = Type.Object(
  {
    price: Price,
    /** Percent over 24 hours; null if the record is too short. */
    change24h: Type.Union([Type.Number(), Type.Null()]),
    timestamp: Milliseconds,
    source: PriceSource,
    /** How often the source updates. A price that is much older is not current. */
    everySeconds: Type.Optional(Type.Number({ minimum: 0 })),
  },
  { title: 'CurrentPrice' },
);
export type CurrentPrice = Static<typeof CurrentPrice>;

export const PricePoint = Type.Object(
  { time: Milliseconds, price: Price, source: PriceSource },
  { title: 'PricePoint' },
);
export type PricePoint = Static<typeof PricePoint>;

export const RoundPrice = Type.Object(
  { time: Milliseconds, price: Price },
  { title: 'RoundPrice' },
);
export type RoundPrice = Static<typeof RoundPrice>;

export const RoundPrices = Type.Object(
  {
    roundId: RoundId,
    startTime: Seconds,
    endTime: Seconds,
    /** The recorded prices from the start to the end, oldest first, at most 600. */
    prices: Type.Array(RoundPrice),
  },
  { title: 'RoundPrices' },
);
export type RoundPrices = Static<typeof RoundPrices>;

export const Tick = Type.Object(
  {
    /** ISO 8601, UTC. */
    time: Type.String({ format: 'date-time' }),
    /** USD per ETH with every digit, as a decimal string. */
    price: Type.String({ pattern: '^\\d+(\\.\\d{1,8})?$' }),
    source: PriceSource,
  },
  { title: 'Tick' },
);
export type Tick = Static<typeof Tick>;

export const RoundTicks = Type.Object(
  {
    roundId: RoundId,
    startTime: Seconds,
    endTime: Seconds,
    /** Every recorded price from the start to the end, oldest first. Prices are kept for 30 days. */
    ticks: Type.Array(Tick),
  },
  { title: 'RoundTicks' },
);

export const Candle = Type.Object(
  {
    /** Start of the candle, Unix seconds. */
    time: Type.Integer(),
    open: Price,
    high: Price,
    low: Price,
    close: Price,
    /** The number of recorded prices in the candle, because a spot price has no traded volume. */
    volume: Type.Number(),
  },
  { title: 'Candle' },
);
export type Candle = Static<typeof Candle>;

export const PriceHistory = Type.Object(
  {
    asset: Type.String(),
    days: Type.Integer(),
    interval: CandleInterval,
    /** Oldest first. */
    points: Type.Array(PricePoint),
    candles: Type.Array(Candle),
    /** Over the last 24 hours; null if no price is recorded. */
    high: Type.Union([Price, Type.Null()]),
    low: Type.Union([Price, Type.Null()]),
    average: Type.Union([Price, Type.Null()]),
  },
  { title: 'PriceHistory' },
);
export type PriceHistory = Static<typeof PriceHistory>;

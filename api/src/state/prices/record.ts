import {
  candleSeconds,
  mergeCandles,
  withPrice,
  type Candle,
  type Interval,
  type RecordedPrice,
} from './candles';
import { FEED_FRESH_MS } from './chainlink';

const DAY = 24 * 3600;
/** How long a price counts as current. For a feed's price, this is as long as the feed may be silent. */
const FRESH_MS = 10 * 60_000;
function freshFor({ source }: RecordedPrice) {
  return source === 'chainlink' ? FEED_FRESH_MS : FRESH_MS;
}
/** How many seconds the time of the base price for the daily change may differ from 24 hours ago. */
const DAY_TOLERANCE = 3600;

export interface DayFigures {
  readonly high: number | null;
  readonly low: number | null;
  readonly average: number | null;
}

/** The recorded prices in memory, as one-minute candles. Longer candles are merged from these. */
export function createPriceRecord(days: number) {
  const minutes = new Map<number, Candle>();
  let latest: RecordedPrice | undefined;

  const between = (from: number, to: number): Candle[] =>
    [...minutes.values()].filter(({ time }) => time >= from && time <= to);

  /** A late price may be the first of its minute. */
  const sort = () => {
    const sorted = [...minutes].toSorted(([a], [b]) => a - b);
    minutes.clear();
    for (const [time, candle] of sorted) minutes.set(time, candle);
  };

  const forgetBefore = (time: number) => {
    for (const key of minutes.keys()) {
      if (key >= time) return;
      minutes.delete(key);
    }
  };

  const forgetAfter = (time: number) => {
    for (const key of minutes.keys()) if (key > time) minutes.delete(key);
  };

  /** The change in percent; null if the record does not reach back a day. */
  const changeSinceYesterday = (price: number, now: number): number | null => {
    const yesterday = Math.floor(now / 1000) - DAY;
    const before = between(yesterday - DAY_TOLERANCE, yesterday + DAY_TOLERANCE)[0];
    return before === undefined ? null : ((price - before.open) / before.open) * 100;
  };

  return {
    changeSinceYesterday,

    latest: () => latest,

    /** The latest price, unless it is too old to count as current. */
    current: (now: number) =>
      latest !== undefined && now - latest.time <= freshFor(latest) ? latest : undefined,

    load: (candles: readonly Candle[], last: RecordedPrice | undefined) => {
      minutes.clear();
      for (const candle of candles) minutes.set(candle.time, candle);
      latest = last;
    },

    add: (price: RecordedPrice) => {
      const minute = Math.floor(price.time / 60_000) * 60;
      const isNew = !minutes.has(minute);
      const isLate = latest !== undefined && price.time < latest.time;
      minutes.set(minute, withPrice(minutes.get(minute), price, 60));
      // Prices arrive in order of time, except after a reset of a local chain. Then later prices belong to the old
      // chain.
      latest = price;
      if (isNew) {
        if (isLate) sort();
        forgetAfter(minute + 60);
        forgetBefore(minute - days * DAY);
      }
    },

    candles: (interval: Interval, from: number, to: number): Candle[] =>
      mergeCandles(between(from, to), candleSeconds[interval]),

    day: (now: number): DayFigures => {
      const seconds = Math.floor(now / 1000);
      const candles = between(seconds - DAY, seconds);
      const [first] = candles;
      if (first === undefined || latest === undefined) {
        return { high: null, low: null, average: null };
      }
      return {
        high: Math.max(...candles.map(({ high }) => high)),
        low: Math.min(...candles.map(({ low }) => low)),
        average: candles.reduce((sum, { close }) => sum + close, 0) / candles.length,
      };
    },
  };
}

export type PriceRecord = ReturnType<typeof createPriceRecord>;

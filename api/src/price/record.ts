import {
  candleSeconds,
  mergeCandles,
  withPrice,
  type Candle,
  type Interval,
  type RecordedPrice,
} from './candles';
import { feedFreshMs } from './chainlink';

const day = 24 * 3600;
/** How long a price may stand for the price now; a feed's as long as the feed may be silent. */
const freshMs = 10 * 60_000;
const freshFor = ({ source }: RecordedPrice) => (source === 'chainlink' ? feedFreshMs : freshMs);
/** How near to 24 hours old the price must be that a day's change is reckoned from, in seconds. */
const dayTolerance = 3600;

export interface DayFigures {
  readonly high: number | null;
  readonly low: number | null;
  readonly average: number | null;
  /** Percent; null where the record does not reach back a day. */
  readonly change24h: number | null;
}

/** The recorded prices in memory: the candles of a minute that everything else is made from. */
export const createPriceRecord = (days: number) => {
  const minutes = new Map<number, Candle>();
  let latest: RecordedPrice | undefined;

  const between = (from: number, to: number): Candle[] =>
    [...minutes.values()].filter(({ time }) => time >= from && time <= to);

  const forgetBefore = (time: number) => {
    for (const key of minutes.keys()) {
      if (key >= time) return;
      minutes.delete(key);
    }
  };

  const forgetAfter = (time: number) => {
    for (const key of minutes.keys()) if (key > time) minutes.delete(key);
  };

  return {
    latest: () => latest,

    /** The latest price, unless it is too old to be shown as the price now. */
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
      minutes.set(minute, withPrice(minutes.get(minute), price, 60));
      // Prices come in the order of time, except after a local chain was reset: then what was ahead is of the old one.
      latest = price;
      if (isNew) {
        forgetAfter(minute + 60);
        forgetBefore(minute - days * day);
      }
    },

    candles: (interval: Interval, from: number, to: number): Candle[] =>
      mergeCandles(between(from, to), candleSeconds[interval]),

    day: (now: number): DayFigures => {
      const seconds = Math.floor(now / 1000);
      const candles = between(seconds - day, seconds);
      const before = between(seconds - day - dayTolerance, seconds - day + dayTolerance)[0];
      const [first] = candles;
      if (first === undefined || latest === undefined)
        return { high: null, low: null, average: null, change24h: null };
      return {
        high: Math.max(...candles.map(({ high }) => high)),
        low: Math.min(...candles.map(({ low }) => low)),
        average: candles.reduce((sum, { close }) => sum + close, 0) / candles.length,
        change24h: before === undefined ? null : ((latest.price - before.open) / before.open) * 100,
      };
    },
  };
};

export type PriceRecord = ReturnType<typeof createPriceRecord>;

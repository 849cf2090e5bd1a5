import type { Candle, Interval } from '../price/candles';
import type { PriceRecord } from '../price/record';
import { badRequest } from '../problem';
import { mostDays } from '../schemas/price';
import type * as schemas from '../schemas/price';

/** Shown where there is no market price at all. It never reaches the chain. */
const fallbackPrice = 3500;
const dayMs = 24 * 3600_000;

export const currentPrice = (record: PriceRecord, now: number): schemas.CurrentPrice => {
  const current = record.current(now);
  if (current === undefined)
    return {
      price: fallbackPrice,
      change24h: null,
      timestamp: Math.floor(now),
      source: 'fallback',
    };
  const { price, time, source } = current;
  return { price, change24h: record.day(now).change24h, timestamp: time, source };
};

/** Candles of a minute for a day, and longer ones for longer. */
export const intervalFor = (days: number): Interval => (days <= 1 ? '1m' : days <= 3 ? '5m' : '1h');

/** Refuses more candles than an answer should have. */
export const assertShown = (days: number, interval: Interval): void => {
  if (days > mostDays[interval])
    throw badRequest(
      `With an interval of ${interval}, days is at most ${mostDays[interval]}: ask for fewer, or for a longer interval.`,
    );
};

const toCandle = ({ source: _, ...candle }: Candle) => candle;

export const priceHistory = (
  record: PriceRecord,
  days: number,
  interval: Interval,
  now: number,
): schemas.PriceHistory => {
  const candles = record.candles(interval, (now - days * dayMs) / 1000, now / 1000);
  const { high, low, average } = record.day(now);
  return {
    asset: 'ethereum',
    days,
    interval,
    points: candles.map(({ time, close, source }) => ({ time: time * 1000, price: close, source })),
    candles: candles.map(toCandle),
    high,
    low,
    average,
  };
};

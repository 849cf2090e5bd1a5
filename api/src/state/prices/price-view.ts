import { invalid } from '../../game/api-error';
import { mostDays } from '../../game/schemas/price';
import type * as schemas from '../../game/schemas/price';
import type { Candle, Interval } from './candles';
import type { PriceRecord } from './record';
import type { Pace } from './sources';

/** Shown if the market price is unknown. Never posted to the chain. */
const FALLBACK_PRICE = 3500;
const DAY_MS = 24 * 3600_000;

export function currentPrice(record: PriceRecord, pace: Pace, now: number): schemas.CurrentPrice {
  const current = record.current(now);
  if (current === undefined) {
    return {
      price: FALLBACK_PRICE,
      change24h: null,
      timestamp: Math.floor(now),
      source: 'fallback',
      everySeconds: pace('fallback'),
    };
  }
  const { price, time, source, change24h = null } = current;
  return { price, change24h, timestamp: time, source, everySeconds: pace(source) };
}

/** One-minute candles for one day, longer candles for more days. */
export function intervalFor(days: number): Interval {
  return days <= 1 ? '1m' : days <= 3 ? '5m' : '1h';
}

/** Throws a 400 if the response would have too many candles. */
export function assertShown(days: number, interval: Interval): void {
  if (days > mostDays[interval]) {
    throw invalid(
      `With an interval of ${interval}, days is at most ${mostDays[interval]}: request fewer, or a longer interval.`,
    );
  }
}

function toCandle({ source: _, ...candle }: Candle) {
  return candle;
}

export function priceHistory(
  record: PriceRecord,
  days: number,
  interval: Interval,
  now: number,
): schemas.PriceHistory {
  const candles = record.candles(interval, (now - days * DAY_MS) / 1000, now / 1000);
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
}

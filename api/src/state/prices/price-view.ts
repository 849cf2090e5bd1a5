import { mostDays } from '@updown/protocol/api/price';
import type * as schemas from '@updown/protocol/api/price';
import { invalid } from '../../game/api-error';
import type { LatestPrice } from './latest-price';
import type { Interval } from './price-history';
import type { Pace } from './sources';

/** Shown if the market price is unknown. Never posted to the chain. */
const FALLBACK_PRICE = 3500;

export function currentPrice(latest: LatestPrice, pace: Pace, now: number): schemas.CurrentPrice {
  const current = latest.current(now);
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

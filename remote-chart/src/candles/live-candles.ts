import type { Candle, CurrentPrice } from '@updown/shared';
import { candleStart, type Interval } from './intervals';

/** The recorded candles, with the live price merged into the last candle or added as a new one. */
export function withLivePrice(
  candles: readonly Candle[],
  { price, timestamp, source }: CurrentPrice,
  interval: Interval,
): readonly Candle[] {
  // A fallback price is for display only, not a market price.
  if (source === 'fallback') return candles;
  const time = candleStart(Math.floor(timestamp / 1000), interval);
  const last = candles.at(-1);
  if (last === undefined || time > last.time) {
    return [...candles, { time, open: price, high: price, low: price, close: price, volume: 1 }];
  }
  if (time < last.time) return candles;
  return [
    ...candles.slice(0, -1),
    {
      ...last,
      high: Math.max(last.high, price),
      low: Math.min(last.low, price),
      close: price,
    },
  ];
}

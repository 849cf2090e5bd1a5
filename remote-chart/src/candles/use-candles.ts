import {
  type Candle,
  type CurrentPrice,
  POLL_MS,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
  msg,
} from '@updown/shared';
import { useState } from 'react';

/** The length of a candle, and the number of days of candles that the chart loads. */
export const intervals = {
  '1m': { label: '1m', few: msg('Not enough 1-minute data yet. Try 1m.'), seconds: 60, days: 1 },
  '5m': { label: '5m', few: msg('Not enough 5-minute data yet. Try 1m.'), seconds: 300, days: 3 },
  '1h': { label: '1H', few: msg('Not enough hourly data yet. Try 1m.'), seconds: 3600, days: 7 },
} as const;

export type Interval = keyof typeof intervals;

/** The fewest candles that make a useful chart. */
export const FEW = 6;

/** The longest interval for which a record that starts at `first` (Unix seconds) has enough candles. */
export function fittingInterval(first: number | undefined, now: number): Interval {
  const span = first === undefined ? 0 : now - first;
  const all = ['1h', '5m', '1m'] as const;
  return all.find((interval) => span >= FEW * intervals[interval].seconds) ?? '1m';
}

/** The start of the candle that contains a moment; both in Unix seconds. */
export function candleStart(seconds: number, interval: Interval): number {
  return seconds - (seconds % intervals[interval].seconds);
}

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

interface Live {
  record: readonly Candle[] | undefined;
  price: CurrentPrice | undefined;
  candles: readonly Candle[];
}

/**
 * The recorded candles, continued with the live price. Each live price is merged into the last candle, so that the candle
 * keeps highs and lows that only the stream reported.
 */
export function useCandles(interval: Interval) {
  const history = usePriceHistoryQuery(
    { days: intervals[interval].days, interval },
    usePolling(POLL_MS.price),
  );
  const { currentData: price } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  const record = history.currentData?.candles;
  const [live, setLive] = useState<Live>({ record: undefined, price: undefined, candles: [] });

  if (record !== live.record || price !== live.price) {
    const known = record !== live.record ? (record ?? []) : live.candles;
    setLive({
      record,
      price,
      candles: price === undefined ? known : withLivePrice(known, price, interval),
    });
  }

  return {
    candles: live.candles,
    price,
    isLoading: history.isFetching && record === undefined,
    isError: history.isError && record === undefined,
    refetch: history.refetch,
  };
}

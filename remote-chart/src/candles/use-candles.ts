import {
  type Candle,
  type CurrentPrice,
  POLL_MS,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
} from '@updown/shared';
import { useState } from 'react';
import { candleStart, type Interval, intervals } from './intervals';

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

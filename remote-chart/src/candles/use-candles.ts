import {
  POLL_MS,
  useCurrentPriceQuery,
  usePolling,
  usePriceHistoryQuery,
  type Candle,
  type CurrentPrice,
} from '@updown/shared';
import { useState } from 'react';
import { intervals, type Interval } from './intervals';
import { withLivePrice } from './live-candles';

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

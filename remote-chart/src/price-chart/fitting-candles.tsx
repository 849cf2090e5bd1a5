import { serverClock, usePriceHistoryQuery } from '@updown/shared';
import { fittingInterval, intervals } from '../candles/intervals';
import type { timeLabels } from '../candles/time-labels';
import { LoadingStage } from '../stage/note';
import { CandleView } from './candle-view';

/** Our own candles, in the interval that shows most of the record. */
export function FittingCandles({ label }: { label: ReturnType<typeof timeLabels> }) {
  const { days } = intervals['1m'];
  const { data, isLoading } = usePriceHistoryQuery({ days, interval: '1m' });
  if (isLoading) return <LoadingStage />;
  const interval = fittingInterval(data?.candles[0]?.time, serverClock.now() / 1000);
  return <CandleView interval={interval} label={label} />;
}

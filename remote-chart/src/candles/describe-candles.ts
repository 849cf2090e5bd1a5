import { formatPrice, type Candle } from '@updown/shared';
import { intervals, type Interval } from './intervals';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';

/** The chart in words, for who does not see it. */
export function describeCandles(
  candles: readonly Candle[],
  mark: RoundMark | null,
  interval: Interval,
  label: ReturnType<typeof timeLabels>,
): string {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined) return 'ETH price chart without recorded prices.';
  const low = Math.min(...candles.map((candle) => candle.low));
  const high = Math.max(...candles.map((candle) => candle.high));
  const span = `${intervals[interval].label} candles since ${label(first.time, 'full')}`;
  const range = `from ${formatPrice(first.open)} to ${formatPrice(last.close)}`;
  const extremes = `lowest ${formatPrice(low)}, highest ${formatPrice(high)}`;
  const round =
    mark === null
      ? ''
      : ` The live round started at ${formatPrice(mark.price)} and ends at ${label(mark.endTime, 'time')}.`;
  return `ETH price chart, ${span}: ${range}, ${extremes}.${round}`;
}

import { formatPrice, type Candle } from '@updown/shared';
import { t } from '../../texts/texts';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';
import { intervals, type Interval } from './use-candles';

/** A text alternative for the chart. */
export function describeCandles(
  candles: readonly Candle[],
  mark: RoundMark | null,
  interval: Interval,
  label: ReturnType<typeof timeLabels>,
): string {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined) {
    return t('ETH price chart without recorded prices.');
  }
  const low = Math.min(...candles.map((candle) => candle.low));
  const high = Math.max(...candles.map((candle) => candle.high));
  const prices = t(
    'ETH price chart, {interval} candles since {time}: from {first} to {last}, lowest {low}, highest {high}.',
    {
      interval: intervals[interval].label,
      time: label(first.time, 'full'),
      first: formatPrice(first.open),
      last: formatPrice(last.close),
      low: formatPrice(low),
      high: formatPrice(high),
    },
  );
  if (mark === null) return prices;
  const round = t('The live round started at {price} and ends at {time}.', {
    price: formatPrice(mark.price),
    time: label(mark.endTime, 'time'),
  });
  return `${prices} ${round}`;
}

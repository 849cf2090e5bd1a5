import { formatProfit, type HouseDay } from '@updown/shared';
import { t } from '../../texts/texts';
import { formatDay } from './format-day';
import type { HouseBars } from './house-bars';

/** A text alternative for the chart. */
export function describeHouse(
  days: readonly HouseDay[],
  { best, worst }: Pick<HouseBars, 'best' | 'worst'>,
  symbol: string,
): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return t('No days yet');
  const gains = days.filter(({ result }) => BigInt(result) > 0n).length;
  const losses = days.filter(({ result }) => BigInt(result) < 0n).length;
  return t(
    'House result by day from {from} to {to}: a gain on {gains} and a loss on {losses} of {days} days, at best {best}, at worst {worst}',
    {
      from: formatDay(first.day),
      to: formatDay(last.day),
      gains,
      losses,
      days: days.length,
      best: `${formatProfit(best)} ${symbol}`,
      worst: `${formatProfit(worst)} ${symbol}`,
    },
  );
}

import {
  type RoundPrices,
  formatHourAndMinute,
  formatPrice,
  type CurrentRound,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { dollarsOf } from './move';

/** What decides a bet: 'Wins above $2,398.70 at 00:41'. */
export function decidesText(
  isUp: boolean,
  { start_price, end_time }: Pick<CurrentRound, 'start_price' | 'end_time'>,
): string {
  const figures = { price: formatPrice(start_price), time: formatHourAndMinute(end_time * 1000) };
  return isUp
    ? t('Wins above {price} at {time}', figures)
    : t('Wins below {price} at {time}', figures);
}

/** The last recorded price at the time of a bet, in Unix seconds; null if there is none. */
export function entryPrice(prices: RoundPrices['prices'], at: number): number | null {
  return prices.findLast(({ time }) => time <= at * 1000)?.price ?? null;
}

export interface Standing {
  way: 'winning' | 'losing' | 'level';
  /** 'Winning by $2.50' */
  text: string;
}

/** Whether a bet is winning at a price, and by how much. */
export function standingOf(isUp: boolean, start: number, price: number): Standing {
  if (price === start) return { way: 'level', text: t('Level') };
  const isWinning = price > start === isUp;
  const distance = dollarsOf(Math.abs(price - start));
  return isWinning
    ? { way: 'winning', text: t('Winning by {distance}', { distance }) }
    : { way: 'losing', text: t('Losing by {distance}', { distance }) };
}

import { t } from '../../texts/texts';
import { dollarsOf } from './move';

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

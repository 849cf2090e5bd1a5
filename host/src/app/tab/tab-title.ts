import {
  formatAmount,
  formatCountdown,
  formatPrice,
  parseAmount,
  priceFreshness,
  secondsLeft,
  type CurrentPrice,
  type CurrentRound,
  type RecentPrediction,
} from '@updown/shared';
import { t } from '../../../texts/texts';

interface TabFacts {
  round: Pick<CurrentRound, 'start_time' | 'end_time' | 'start_price'> | null;
  price: Pick<CurrentPrice, 'price' | 'timestamp' | 'everySeconds'> | null;
  /** Game time in Unix milliseconds. */
  now: number;
}

/** '4:09 ▲ $2.50 · UpDown' while a round runs, without the distance of an old price; null at other times. */
export function roundTitle({ round, price, now }: TabFacts): string | null {
  if (round === null || now >= round.end_time * 1000) return null;
  const left = formatCountdown(secondsLeft(round.start_time, round.end_time, now));
  if (price === null || isOld(price, now)) return `${left} · UpDown`;
  const distance = price.price - round.start_price;
  const mark = distance > 0 ? '▲' : distance < 0 ? '▼' : '=';
  return `${left} ${mark} ${formatPrice(Math.abs(distance))} · UpDown`;
}

function isOld({ timestamp, everySeconds }: NonNullable<TabFacts['price']>, now: number): boolean {
  return priceFreshness({ timestamp, everySeconds, now, silence: 0, lost: null }) !== 'live';
}

/** 'Won +15,380 ION', 'Lost −30,000 ION' or 'Stake returned'; null while the result is open. */
export function resultTitle(
  { status, stake_amount, payout_amount }: RecentPrediction,
  symbol: string,
): string | null {
  const stake = parseAmount(stake_amount);
  if (status === 'pending') return null;
  if (status === 'win') {
    return t('Won {amount}', { amount: `+${whole(parseAmount(payout_amount) - stake)} ${symbol}` });
  }
  if (status === 'lose') return t('Lost {amount}', { amount: `−${whole(stake)} ${symbol}` });
  return t('Stake returned');
}

function whole(units: bigint): string {
  return formatAmount(units, undefined, 0);
}

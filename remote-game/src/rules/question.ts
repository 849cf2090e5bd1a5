import {
  formatHourAndMinute,
  formatPrice,
  type CurrentRound,
  type RoundPhase,
  exactAmount,
} from '@updown/shared';
import { t } from '../../texts/texts';

/** 'Bet 30,000 on UP'. `stake` in base units. */
export function betLabel(side: 'UP' | 'DOWN', stake: bigint | null): string {
  if (stake === null) return side === 'UP' ? t('UP') : t('DOWN');
  const amount = exactAmount(stake);
  return side === 'UP'
    ? t('Bet {amount} on UP', { amount })
    : t('Bet {amount} on DOWN', { amount });
}

type Asked = Pick<CurrentRound, 'start_price' | 'end_time'>;

/** The question that a bet answers, about the open round or else about the next one. */
export function questionOf(round: Asked | null, phase: RoundPhase): string {
  if (round === null || phase !== 'active') return t('Will ETH go up or down next round?');
  return t('Will ETH be above {price} at {time}?', {
    price: formatPrice(round.start_price),
    time: formatHourAndMinute(round.end_time * 1000),
  });
}

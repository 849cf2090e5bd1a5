import {
  formatHourAndMinute,
  formatPrice,
  type CurrentRound,
  type RoundPhase,
} from '@updown/shared';
import { t } from '../../texts/texts';

type Asked = Pick<CurrentRound, 'start_price' | 'end_time'>;

/** The question that a bet answers, about the open round or else about the next one. */
export function questionOf(round: Asked | null, phase: RoundPhase): string {
  if (round === null || phase !== 'active') return t('Will ETH go up or down next round?');
  return t('Will ETH be above {price} at {time}?', {
    price: formatPrice(round.start_price),
    time: formatHourAndMinute(round.end_time * 1000),
  });
}

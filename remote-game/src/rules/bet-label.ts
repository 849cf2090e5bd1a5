import { exactAmount } from '@updown/shared';
import { t } from '../../texts/texts';

/** 'Bet 30,000 on UP'. `stake` in base units. */
export function betLabel(side: 'UP' | 'DOWN', stake: bigint | null): string {
  if (stake === null) return side === 'UP' ? t('UP') : t('DOWN');
  const amount = exactAmount(stake);
  return side === 'UP'
    ? t('Bet {amount} on UP', { amount })
    : t('Bet {amount} on DOWN', { amount });
}

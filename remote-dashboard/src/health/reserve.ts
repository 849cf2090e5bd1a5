import { formatAmount, formatTokens, parseAmount } from '@updown/shared';
import { t } from '../texts/texts';
import type { HealthFigure, Level, Seen } from './figure';

/** What one more round may cost beyond its stakes, besides what the open rounds may pay. */
export function worstCase({ overview: { roundExposure, openPayouts } }: Seen): bigint {
  return parseAmount(roundExposure) + parseAmount(openPayouts);
}

/**
 * What the open rounds may pay is no part of the free reserve. Below the exposure of one round, the next round takes
 * smaller stakes, so it is time to act. Below the worst case, it does so once the open rounds have cost the most.
 */
function levelOf(seen: Seen): Level {
  const free = parseAmount(seen.overview.freeReserve);
  if (free < parseAmount(seen.overview.roundExposure)) return 'act';
  return free < worstCase(seen) ? 'watch' : 'ok';
}

/** The free reserve against the worst case. */
export function reserve(seen: Seen): HealthFigure {
  const { overview, symbol } = seen;
  return {
    label: t('Free reserve'),
    value: `${formatTokens(overview.freeReserve, 0)} ${symbol}`,
    note: t('Worst case {amount}', {
      amount: `${formatAmount(worstCase(seen), undefined, 0)} ${symbol}`,
    }),
    level: levelOf(seen),
  };
}

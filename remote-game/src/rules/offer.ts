import { formatAmount, separators } from '@updown/shared';
import { t } from '../../texts/texts';
import type { Estimate } from './payout';

/** 'pays 33,717 · 1.12×', rounded down like the payout itself; null without a stake. */
export function offerText({ payout, rate }: Pick<Estimate, 'payout' | 'rate'>): string | null {
  if (payout === 0n) return null;
  return t('pays {amount} · {rate}×', {
    amount: formatAmount(payout, undefined, 0),
    rate: timesText(rate),
  });
}

/** '1.12', from hundredths of a percent. */
function timesText(rate: bigint): string {
  const hundredths = `${(rate % 10_000n) / 100n}`.padStart(2, '0');
  return `${rate / 10_000n}${separators().decimal}${hundredths}`;
}

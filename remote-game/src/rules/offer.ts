import { formatAmount, separators } from '@updown/shared';
import { t } from '../../texts/texts';
import type { Estimate } from './payout';

/** 'pays 33,717 · 1.12×', rounded down like the payout itself; null without a stake. */
export function offerText({ payout, rate }: Estimate): string | null {
  if (payout === 0n) return null;
  const hundredths = `${(rate % 10_000n) / 100n}`.padStart(2, '0');
  return t('pays {amount} · {rate}×', {
    amount: formatAmount(payout, undefined, 0),
    rate: `${rate / 10_000n}${separators().decimal}${hundredths}`,
  });
}

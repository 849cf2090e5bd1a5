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

/** 'To win +20,583.41 ION (1.69×)', rounded down; null while the payout is unknown. */
export function toWinText(stake: bigint, payout: bigint, symbol: string): string | null {
  if (stake === 0n || payout <= stake) return null;
  return t('To win +{amount} ({rate}×)', {
    amount: `${formatAmount(payout - stake, undefined, 2)} ${symbol}`,
    rate: timesText((payout * 10_000n) / stake),
  });
}

/** '1.12', from hundredths of a percent. */
function timesText(rate: bigint): string {
  const hundredths = `${(rate % 10_000n) / 100n}`.padStart(2, '0');
  return `${rate / 10_000n}${separators().decimal}${hundredths}`;
}

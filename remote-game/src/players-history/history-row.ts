import { formatProfit, type PlayerHistoryItem } from '@updown/shared';
import { t } from '../../texts/texts';
import type { predictionStatus } from '../predictions/prediction-status';
import { profitOf } from '../rules/payout';

export type HistoryStatus = keyof typeof predictionStatus;

/** The fields are separate props, because a patch of the list keeps equal values but not object identity. */
export type HistoryRowProps = PlayerHistoryItem & { symbol: string; isOwn: boolean };

export interface HistoryListProps {
  items: readonly PlayerHistoryItem[];
  /** The signed-in player. */
  own: string | null;
}

export function keyOf({ roundId, playerAddress }: PlayerHistoryItem): string {
  return `${roundId}-${playerAddress}`;
}

export function isOwn({ playerAddress }: PlayerHistoryItem, own: string | null): boolean {
  return own !== null && playerAddress?.toLowerCase() === own.toLowerCase();
}

/** Pending until the round has a result. */
export function historyStatus({ status, isWinner, outcome }: PlayerHistoryItem): HistoryStatus {
  if (!status) return 'pending';
  if (outcome === 'DRAW') return 'draw';
  if (outcome === 'VOID') return 'void';
  return isWinner ? 'win' : 'lose';
}

/** The player's gain, 'Lost stake', 'Stake returned', 'Round void' or '-'. */
export function historyResult(item: PlayerHistoryItem): string {
  const results: Record<HistoryStatus, string> = {
    pending: '-',
    win: formatProfit(profitOf(item.rewardAmount, item.stakeAmount)),
    lose: t('Lost stake'),
    draw: t('Stake returned'),
    void: t('Round void'),
  };
  return results[historyStatus(item)];
}

import { formatTokens, type PlayerHistoryItem } from '@updown/shared';
import type { predictionStatus } from '../predictions/prediction-status';

export type HistoryStatus = keyof typeof predictionStatus;

/** Field by field: an event that patches the list leaves equal predictions, but not the same objects. */
export type HistoryRowProps = PlayerHistoryItem & { symbol: string };

export const keyOf = ({ roundId, playerAddress }: PlayerHistoryItem): string =>
  `${roundId}-${playerAddress}`;

/** Pending until the round is over; a draw and a void round return every stake. */
export function historyStatus({ status, isWinner, outcome }: PlayerHistoryItem): HistoryStatus {
  if (!status) return 'pending';
  if (outcome === 'DRAW') return 'draw';
  if (outcome === 'VOID') return 'void';
  return isWinner ? 'win' : 'lose';
}

/** What a prediction brought: '+reward', 'Lost stake', 'Stake returned' or '-'. */
export function historyResult(item: PlayerHistoryItem): string {
  const results: Record<HistoryStatus, string> = {
    pending: '-',
    win: `+${formatTokens(item.rewardAmount, 2)}`,
    lose: 'Lost stake',
    draw: 'Stake returned',
    void: 'Stake returned',
  };
  return results[historyStatus(item)];
}

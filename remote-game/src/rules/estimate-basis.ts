import { isRoundRunning, parseAmount, type CurrentRound, type RoundPhase } from '@updown/shared';
import type { Pools } from './payout';

export interface EstimateBasis {
  /** The pools that a stake joins; null while unknown. */
  pools: Pools | null;
  /** Whether these are the empty pools of the next round. */
  isNextRound: boolean;
}

type Staked = Pick<CurrentRound, 'up_predictions' | 'down_predictions'>;

/** The pools for the estimate. A finished round's pools accept no stake. */
export function estimateBasis(
  round: Staked | null,
  phase: RoundPhase,
  isRead: boolean,
): EstimateBasis {
  if (!isRead) return { pools: null, isNextRound: false };
  if (round === null || !isRoundRunning(phase)) {
    return { pools: { up: 0n, down: 0n }, isNextRound: true };
  }
  const [up, down] = [parseAmount(round.up_predictions), parseAmount(round.down_predictions)];
  return { pools: { up, down }, isNextRound: false };
}

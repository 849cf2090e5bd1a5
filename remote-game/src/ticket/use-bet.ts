import { isRoundRunning, parseAmount } from '@updown/shared';
import { useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import type { Pools } from '../rules/payout';
import { useApproval } from './use-approval';
import { usePanel } from './use-panel';
import { useStake } from './use-stake';

const EMPTY: Pools = { up: 0n, down: 0n };

/** The bet that the player is about to place. */
export function useBet() {
  const limits = useLimits();
  const stake = useStake(limits);
  const approval = useApproval();
  const { round, phase } = useLiveRound();
  const { facts, state } = usePanel({ stake: stake.stake, permits: approval.chosen === 'permit' });
  const pools =
    round !== null && isRoundRunning(phase)
      ? { up: parseAmount(round.up_predictions), down: parseAmount(round.down_predictions) }
      : EMPTY;
  return { limits, stake, approval, facts, state, pools };
}

export type BetInHand = ReturnType<typeof useBet>;

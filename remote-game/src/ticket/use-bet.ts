import { usePanel } from '../panel/use-panel';
import { useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import { estimateBasis } from '../rules/estimate-basis';
import { useApproval } from './use-approval';
import { useChoice } from './use-choice';
import { useStake } from './use-stake';

/** The bet that the player is about to place. */
export function useBet() {
  const limits = useLimits();
  const stake = useStake(limits);
  const approval = useApproval();
  const choice = useChoice();
  const { round, phase, reading } = useLiveRound();
  const { facts, state } = usePanel({
    stake: stake.stake,
    permits: approval.chosen === 'permit',
    hasChosen: choice.chosen !== null,
  });
  const basis = estimateBasis(round, phase, reading === 'read');
  return { limits, stake, approval, choice, facts, state, basis };
}

export type BetInHand = ReturnType<typeof useBet>;

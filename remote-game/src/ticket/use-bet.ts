import { skipToken, useCanPermitQuery, MAX_ALLOWANCE, type QuickPlayBounds } from '@updown/shared';
import { placeBet } from '../commands/place-bet';
import { useCommands, type Command } from '../commands/use-commands';
import { usePanel } from '../panel/use-panel';
import { useKept } from '../player/use-kept';
import { usePlayer } from '../player/use-player';
import { useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import { estimateBasis } from '../rules/estimate-basis';
import type { Approval } from './approval-choice';
import type { Bet } from './directions';
import { useChoice } from './use-choice';
import { useStake } from './use-stake';

/** Places the chosen bet. The choice stays until the bet is placed, so that the player can try again after a failure. */
export function usePlaceBet({ stake, approval, choice: { chosen, choose } }: Bet) {
  const { run } = useCommands();
  const { address, config } = usePlayer();
  const { round } = useLiveRound();
  return (allowed: QuickPlayBounds | null) => {
    if (config === undefined || stake === null || round === null) return;
    if (address === null || chosen === null) return;
    const request = {
      owner: address,
      round,
      isUp: chosen === 'UP',
      stake,
      permits: approval === 'permit',
      approves: approval === 'exact' ? stake : MAX_ALLOWANCE,
    };
    const command: Command = async (dispatch) => {
      const message = await dispatch(placeBet(config, request, allowed));
      if (message === null) choose(null);
      return message;
    };
    run('predict', command);
  };
}

function isApproval(value: unknown): value is Approval {
  return value === 'maximum' || value === 'exact' || value === 'permit';
}

/** The player's choice of approval, stored by the tab; unlimited by default. */
export function useApproval() {
  const [wanted, choose] = useKept<Approval>('approval', isApproval, 'maximum');
  const { address, wallet } = usePlayer();
  const { currentData: canPermit = false } = useCanPermitQuery(
    wallet === 'ready' && address !== null ? address : skipToken,
  );
  const chosen: Approval = wanted === 'permit' && !canPermit ? 'maximum' : wanted;
  return { chosen, choose, canPermit };
}

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

import { useOwnPrediction } from '../player/use-own-prediction';
import { useBusy } from '../player/use-busy';
import { usePlayer } from '../player/use-player';
import { useTokens } from '../player/use-tokens';
import { useLargest } from '../round/use-largest';
import { useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import type { PanelFacts } from '../rules/panel-facts';
import { panelState, type PanelState } from '../rules/panel-state';

interface Choice {
  stake: bigint | null;
  permits: boolean;
}

const NO_CHOICE: Choice = { stake: null, permits: false };

/** The facts of the page, and what the panel makes of them. */
export function usePanel({ stake, permits }: Choice = NO_CHOICE): {
  facts: PanelFacts;
  state: PanelState;
} {
  const { session, wallet } = usePlayer();
  const { round, phase, isLoading } = useLiveRound();
  const own = useOwnPrediction(round?.id ?? null);
  const { balance, allowance } = useTokens();
  const facts: PanelFacts = {
    session,
    wallet,
    busy: useBusy(),
    phase,
    roundLoading: isLoading,
    predicted: own.prediction.hasPredicted,
    // Until it is known whether the player is in the round already, nothing is offered.
    balance: own.isLoading ? 'loading' : balance,
    allowance,
    permits,
    stake,
    limits: useLimits(),
    largest: useLargest(),
  };
  return { facts, state: panelState(facts) };
}

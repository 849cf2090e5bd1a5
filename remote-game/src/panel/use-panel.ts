import {
  coversStake,
  skipToken,
  useBoundsQuery,
  useClock,
  usePriceFreshness,
  useQuickPlay,
  useSymbol,
} from '@updown/shared';
import { isOnBreak } from '../limits/breaks';
import { useBusy } from '../player/use-busy';
import { useOwnPrediction, usePlayer, useTokens } from '../player/use-player';
import { useComesByItself } from '../round/use-comes-by-itself';
import { useLargest, useLimits } from '../round/use-limits';
import { useLiveRound } from '../round/use-live-round';
import type { PanelFacts } from '../rules/panel-facts';
import { panelState, type PanelState } from '../rules/panel-state';

type Chosen = Pick<PanelFacts, 'stake' | 'permits' | 'hasChosen'>;

const NOTHING: Chosen = { stake: null, permits: false, hasChosen: false };

/** The known facts, and the panel state that follows from them. */
export function usePanel(chosen: Chosen = NOTHING): {
  facts: PanelFacts;
  state: PanelState;
} {
  const { session, wallet, config } = usePlayer();
  const { round, phase, reading } = useLiveRound();
  const own = useOwnPrediction(round?.id ?? null);
  const { balance, allowance } = useTokens();
  const freshness = usePriceFreshness();
  const { currentData: bounds } = useBoundsQuery(session === 'signed-in' ? undefined : skipToken);
  const breakUntil = bounds?.limits.breakUntil ?? null;
  const quickPlay = useQuickPlay();
  const needsNoWallet = config?.sponsorsGas === true && coversStake(quickPlay, chosen.stake);
  const facts: PanelFacts = {
    session,
    wallet: wallet === 'wrong-chain' && needsNoWallet ? 'unneeded' : wallet,
    busy: useBusy(),
    phase,
    comesByItself: useComesByItself(),
    roundReading: reading,
    priceDelayed: freshness === 'delayed' || freshness === 'offline',
    predicted: own.prediction.hasPredicted,
    onBreak: useClock((now) => isOnBreak(breakUntil, now)),
    // The panel offers no action until it knows whether the player is already in the round.
    balance: own.isLoading ? 'loading' : balance,
    allowance,
    ...chosen,
    limits: useLimits(),
    largest: useLargest(),
    hasFaucet: config?.isLocal === true,
    symbol: useSymbol(),
  };
  return { facts, state: panelState(facts) };
}

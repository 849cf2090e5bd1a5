import {
  POLL_MS,
  skipToken,
  usePolling,
  useRecentPredictionsQuery,
  type CurrentRound,
  type OwnPrediction,
  type RecentPrediction,
} from '@updown/shared';
import { useState } from 'react';
import { remembered } from '../player/use-kept';
import { useOwnPrediction, usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { resultRoundOf, type Position } from '../rules/round-result';

/** Whole tokens, as decimal strings. */
type Money = Pick<OwnPrediction, 'depositAmount' | 'payoutAmount' | 'hasWithdrawn'>;

export interface ResultRound {
  round: Pick<CurrentRound, 'id' | 'start_price' | 'end_price' | 'outcome'> &
    Partial<Pick<CurrentRound, 'end_time'>>;
  /** Null if the player is not in the round. */
  position: (Position & Money) | null;
  /** True until the page knows whether the player is in the round. */
  isLoading: boolean;
  /** The player's prediction, if the round is no longer the latest. */
  earlier: RecentPrediction | null;
}

const dismissals = remembered('dismissed');

/** The round with the displayed result, and a function that dismisses the result permanently, even across reloads. */
export function useResultRound(): { shown: ResultRound | null; dismiss: () => void } {
  const { session, address } = usePlayer();
  const { round, phase } = useLiveRound();
  const { prediction, isLoading } = useOwnPrediction(round?.id ?? null);
  const { currentData: own = [] } = useRecentPredictionsQuery(
    session === 'signed-in' ? undefined : skipToken,
    usePolling(POLL_MS.player),
  );
  const [since, setSince] = useState<number | null>(null);
  if (since === null && round !== null) setSince(round.id);
  const [, setDismissals] = useState(0);
  if (round === null) return { shown: null, dismiss: () => undefined };

  const isIn = prediction.hasPredicted;
  const shown = resultRoundOf({
    liveId: round.id,
    phase,
    own,
    isIn: isIn || isLoading,
    since: since ?? round.id,
    dismissed: dismissals.get(address),
  });
  if (shown === null) return { shown, dismiss: () => undefined };
  const isLatest = shown === 'latest';
  const dismiss = () => {
    dismissals.set(address, isLatest ? round.id : shown.round_id);
    setDismissals((count) => count + 1);
  };
  if (!isLatest) return { shown: { ...earlierRound(shown), earlier: shown }, dismiss };
  return {
    shown: { round, position: isIn ? prediction : null, isLoading, earlier: null },
    dismiss,
  };
}

/** For an earlier round, only the player's prediction is known until the contract is read. */
function earlierRound(bet: RecentPrediction) {
  const { round_id, direction, stake_amount, payout_amount } = bet;
  return {
    round: { id: round_id, start_price: 0, end_price: null, outcome: null },
    position: {
      hasPredicted: true,
      predictedUp: direction === 'UP',
      depositAmount: stake_amount,
      payoutAmount: payout_amount,
      hasWithdrawn: false,
    },
    isLoading: false,
  };
}

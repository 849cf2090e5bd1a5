import {
  POLL_MS,
  skipToken,
  usePolling,
  useRecentPredictionsQuery,
  type CurrentRound,
  type RecentPrediction,
} from '@updown/shared';
import { useState } from 'react';
import { useOwnPrediction } from '../player/use-own-prediction';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { Position } from '../rules/round-result';
import { toldRound } from '../rules/told-round';

export interface ToldRound {
  round: Pick<CurrentRound, 'id' | 'start_price' | 'end_price' | 'outcome'>;
  /** Null where the player is not in it. */
  position: (Position & { hasWithdrawn: boolean }) | null;
  /** Whether it is still being asked if the player is in it. */
  isLoading: boolean;
  /** The player's bet in a round that is no longer the latest. */
  earlier: RecentPrediction | null;
}

/** The round whose end the page tells, and how the player puts an earlier one away. */
export function useToldRound(): { told: ToldRound | null; dismiss: () => void } {
  const { session, address } = usePlayer();
  const { round, phase } = useLiveRound();
  const { prediction, isLoading } = useOwnPrediction(round?.id ?? null);
  const { currentData: own = [] } = useRecentPredictionsQuery(
    session === 'signed-in' ? undefined : skipToken,
    usePolling(POLL_MS.player),
  );
  const [since, setSince] = useState<number | null>(null);
  if (since === null && round !== null) setSince(round.id);
  const [dismissed, setDismissed] = useState<{ id: number; by: string | null } | null>(null);
  if (round === null) return { told: null, dismiss: () => undefined };

  const isIn = prediction.hasPredicted;
  const told = toldRound({
    ...{ liveId: round.id, phase, own },
    isIn: isIn || isLoading,
    since: since ?? round.id,
    dismissed: dismissed?.by === address ? dismissed.id : null,
  });
  if (told === null || told === 'latest') {
    const position = isIn ? prediction : null;
    return {
      told: told && { round, position, isLoading, earlier: null },
      dismiss: () => undefined,
    };
  }
  return {
    told: { ...earlierRound(told), earlier: told },
    dismiss: () => setDismissed({ id: told.round_id, by: address }),
  };
}

/** Of an earlier round no more is known than the player's bet, until the contract is asked. */
const earlierRound = ({ round_id, direction }: RecentPrediction) => ({
  round: { id: round_id, start_price: 0, end_price: null, outcome: null },
  position: { hasPredicted: true, predictedUp: direction === 'UP', hasWithdrawn: false },
  isLoading: false,
});

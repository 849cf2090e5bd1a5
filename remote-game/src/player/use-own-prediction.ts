import {
  NO_PREDICTION,
  POLL_MS,
  skipToken,
  useOwnPredictionQuery,
  usePolling,
  type OwnPrediction,
} from '@updown/shared';
import { usePlayer } from './use-player';

interface Own {
  prediction: OwnPrediction;
  isLoading: boolean;
}

/** The player's prediction in a round; none if it cannot be read. */
export function useOwnPrediction(roundId: number | null): Own {
  const { session } = usePlayer();
  const own = useOwnPredictionQuery(
    session === 'signed-in' && roundId !== null ? roundId : skipToken,
    usePolling(POLL_MS.player),
  );
  return {
    prediction: own.currentData ?? NO_PREDICTION,
    isLoading: session === 'loading' || (own.isFetching && own.currentData === undefined),
  };
}

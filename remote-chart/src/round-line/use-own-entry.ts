import {
  POLL_MS,
  skipToken,
  useOwnPredictionQuery,
  usePolling,
  useSession,
  type OwnPrediction,
} from '@updown/shared';

function entryOf({ currentData }: { currentData?: OwnPrediction | undefined }) {
  return {
    hasPredicted: currentData?.hasPredicted ?? false,
    predictedUp: currentData?.predictedUp ?? false,
    predictedAt: currentData?.predictedAt ?? null,
  };
}

/** The signed-in player's prediction in a round. */
export function useOwnEntry(roundId: number) {
  const isSignedIn = useSession().status === 'authenticated';
  return useOwnPredictionQuery(isSignedIn ? roundId : skipToken, {
    ...usePolling(POLL_MS.player),
    selectFromResult: entryOf,
  });
}

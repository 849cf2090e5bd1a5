import {
  isApiError,
  POLL_MS,
  roundPhase,
  useClock,
  useCurrentRoundQuery,
  usePolling,
} from '@updown/shared';

/** The latest round and its phase. Renders once per phase, not every second. */
export function useLiveRound() {
  const { data, isLoading, isFetching, error, refetch } = useCurrentRoundQuery(
    undefined,
    usePolling(POLL_MS.round),
  );
  const round = data?.current ?? null;
  const phase = useClock((now) =>
    roundPhase(
      round && { status: round.status, lockTime: round.lock_time, endTime: round.end_time },
      now,
    ),
  );
  return { round, phase, isLoading, isFetching, reading: readingOf(data, error), refetch };
}

/** The state of the query. A timeout counts as loading, because the page retries. */
function readingOf(data: unknown, error: unknown): 'loading' | 'failed' | 'read' {
  if (data !== undefined) return 'read';
  if (error === undefined) return 'loading';
  return isApiError(error) && error.kind === 'timeout' ? 'loading' : 'failed';
}

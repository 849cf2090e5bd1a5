import { POLL_MS, useClock, useCurrentRoundQuery, usePolling } from '@updown/shared';
import { phaseOf } from '../rules/round-phase';

/** The latest round and its phase; a render per phase, none per second. */
export function useLiveRound() {
  const { data, isLoading, isFetching, isError, refetch } = useCurrentRoundQuery(
    undefined,
    usePolling(POLL_MS.round),
  );
  const round = data?.current ?? null;
  const phase = useClock((now) => phaseOf(round, now));
  return { round, phase, isLoading, isFetching, isError, refetch };
}

import {
  POLL_MS,
  selectStreamConnected,
  useAppSelector,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  useHealthQuery,
  usePolling,
} from '@updown/shared';

/** True if a live query of the page fails, or the health check while the stream is down. */
export function useApiUnhealthy(): boolean {
  const connected = useAppSelector(selectStreamConnected);
  const polling = usePolling(POLL_MS.round);
  const health = useHealthQuery(undefined, {
    ...polling,
    skip: connected,
    refetchOnMountOrArgChange: true,
  });
  const round = useCurrentRoundQuery(undefined, polling);
  const limits = useDepositLimitsQuery(undefined, polling);
  // `error` stays during a refetch; `isError` does not.
  const failed = [round, limits, ...(connected ? [] : [health])];
  return failed.some(({ error }) => error !== undefined);
}

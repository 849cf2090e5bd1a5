import {
  POLL_MS,
  selectStreamConnected,
  useAppSelector,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  useHealthQuery,
  usePolling,
} from '@updown/shared';

/** Whether the API fails: its health while the stream is down, or what is live on the page. */
export function useApiTrouble(): boolean {
  const connected = useAppSelector(selectStreamConnected);
  const polling = usePolling(POLL_MS.round);
  const health = useHealthQuery(undefined, {
    ...polling,
    skip: connected,
    refetchOnMountOrArgChange: true,
  });
  const round = useCurrentRoundQuery(undefined, polling);
  const limits = useDepositLimitsQuery(undefined, polling);
  // The error stays while it is asked again; `isError` does not.
  const failed = [round, limits, ...(connected ? [] : [health])];
  return failed.some(({ error }) => error !== undefined);
}

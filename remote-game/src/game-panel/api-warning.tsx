import {
  POLL_MS,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  useHealthQuery,
  usePolling,
  Notice,
} from '@updown/shared';
import { t } from '../../texts/texts';

/** Whether a live query of the page fails, or the health check while the stream is down. */
export function useApiUnhealthy(): boolean {
  const polling = usePolling(POLL_MS.round);
  const isStreamDown = polling.pollingInterval > 0;
  const health = useHealthQuery(undefined, {
    ...polling,
    skip: !isStreamDown,
    refetchOnMountOrArgChange: true,
  });
  const round = useCurrentRoundQuery(undefined, polling);
  const limits = useDepositLimitsQuery(undefined, polling);
  // `error` stays during a refetch; `isError` does not.
  const failed = [round, limits, ...(isStreamDown ? [health] : [])];
  return failed.some(({ error }) => error !== undefined);
}

export function ApiWarning() {
  const isUnhealthy = useApiUnhealthy();
  if (!isUnhealthy) return null;
  return (
    <Notice tone="warning" role="status">
      {t('API connection issues detected. Some features may not work properly.')}
    </Notice>
  );
}

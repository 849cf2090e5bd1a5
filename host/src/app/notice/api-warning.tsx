import {
  Notice,
  POLL_MS,
  useCurrentPriceQuery,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  useHealthQuery,
  usePolling,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';

/** Whether a live query of the game fails, or the health check while the stream is down. */
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
  const { isLost } = useCurrentPriceQuery(undefined, {
    selectFromResult: ({ error }) => ({ isLost: error !== undefined }),
  });
  // `error` stays during a refetch; `isError` does not.
  const errors = [round, limits, ...(isStreamDown ? [health] : [])]
    .map(({ error }) => error)
    .filter((error) => error !== undefined);
  // The first price after an outage ends it. The other reads follow; one that fails again counts.
  const [outage, setOutage] = useState({ isLost, over: errors.slice(0, 0) });
  if (outage.isLost !== isLost) setOutage({ isLost, over: isLost ? [] : errors });
  return errors.some((error) => !outage.over.includes(error));
}

export function ApiWarning() {
  return (
    <Notice tone="warning" role="status">
      <p data-api-away>
        <span>{t('API connection issues detected. Some features may not work properly.')}</span>{' '}
        <span>{t('Bets are safe on the chain.')}</span>
      </p>
    </Notice>
  );
}

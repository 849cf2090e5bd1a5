import {
  POLL_MS,
  selectStreamConnected,
  useAppSelector,
  useDepositLimitsQuery,
  useHealthQuery,
  usePolling,
} from '@updown/shared';
import { useLiveRound } from '../round/use-live-round';

/** Whether the API fails: its health while the stream is down, or what is live on the page. */
export function useApiTrouble(): boolean {
  const connected = useAppSelector(selectStreamConnected);
  const health = useHealthQuery(undefined, {
    ...usePolling(POLL_MS.round),
    skip: connected,
    refetchOnMountOrArgChange: true,
  });
  const round = useLiveRound();
  const limits = useDepositLimitsQuery();
  return (!connected && health.isError) || round.isError || limits.isError;
}

import {
  POLL_MS,
  selectFollows,
  useAppSelector,
  usePlayersHistoryQuery,
  usePolling,
} from '@updown/shared';
import type { PagedHistory } from './paged-history';

/** The latest predictions of the players whom this browser follows: those among the latest of all players. */
export function useFollowedHistory(): PagedHistory {
  const follows = useAppSelector(selectFollows);
  const { data, isLoading, isError, refetch } = usePlayersHistoryQuery(
    undefined,
    usePolling(POLL_MS.players),
  );
  const items = (data?.data ?? []).filter(
    ({ playerAddress }) => playerAddress !== null && follows.includes(playerAddress.toLowerCase()),
  );
  return {
    items,
    total: items.length,
    isLoading,
    isLoadingMore: false,
    isFailed: data === undefined && isError,
    isMoreFailed: false,
    retry: () => void refetch(),
    loadUpTo: () => undefined,
  };
}

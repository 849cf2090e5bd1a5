import {
  POLL_MS,
  skipToken,
  useOlderHistoryInfiniteQuery,
  usePlayersHistoryQuery,
  usePolling,
  type PlayerHistoryItem,
  selectFollows,
  useAppSelector,
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

interface LiveHistory extends Omit<PagedHistory, 'total'> {
  /** Undefined until loaded. */
  total: number | undefined;
}

/**
 * The history of all players or of one round. It starts with the first rows if the page came with them, continues with the
 * latest predictions, which the stream keeps current, and then adds pages of older ones as far as the list shows them.
 * @param wanted The number of predictions that the list shows.
 * @param round The round, with the number of its predictions.
 */
export function useLiveHistory(wanted: number, round?: { id: number; total: number }): LiveHistory {
  const live = usePlayersHistoryQuery(undefined, usePolling(POLL_MS.players));
  const begun = live.data;
  const latest = begun?.data ?? [];
  const known = round === undefined ? latest : latest.filter(({ roundId }) => roundId === round.id);
  const total = round?.total ?? begun?.total;
  const last = known.at(-1)?.position;
  const isWhole = live.data !== undefined;
  const goesOn = isWhole && total !== undefined && known.length < total && last !== undefined;
  const arg = { before: last ?? '', ...(round !== undefined && { roundId: round.id }) };
  const older = useOlderHistoryInfiniteQuery(goesOn && wanted > known.length ? arg : skipToken);
  const items: PlayerHistoryItem[] = [
    ...known,
    ...(older.currentData?.pages.flatMap(({ data }) => data) ?? []),
  ];
  return {
    items,
    total,
    isLoading: live.isLoading,
    isLoadingRest: !isWhole,
    isLoadingMore: older.isFetching,
    isFailed: live.data === undefined && live.isError,
    isMoreFailed: older.isError,
    retry: () => void live.refetch(),
    loadUpTo: (count) => {
      if (older.isError && !older.hasNextPage) void older.refetch();
      else if (older.hasNextPage && items.length < count) void older.fetchNextPage();
    },
  };
}

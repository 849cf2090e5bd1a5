import { usePlayerPredictionsInfiniteQuery } from '@updown/shared';
import type { PagedHistory } from './paged-history';

/** Every prediction of one player, in pages. */
export function usePlayerHistory(address: string) {
  const query = usePlayerPredictionsInfiniteQuery(address);
  const pages = query.currentData?.pages ?? [];
  const items = pages.flatMap(({ data }) => data);
  return {
    items,
    total: pages[0]?.total ?? 0,
    isLoading: query.currentData === undefined && !query.isError,
    isLoadingMore: query.isFetchingNextPage,
    isFailed: query.currentData === undefined && query.isError,
    isMoreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
    loadUpTo: (count: number) => {
      if (query.hasNextPage && items.length < count) void query.fetchNextPage();
    },
  } satisfies PagedHistory;
}

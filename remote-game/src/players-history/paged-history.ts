import { type PlayerHistoryItem, usePlayerPredictionsInfiniteQuery } from '@updown/shared';

/** The loaded part of a list of predictions, newest first. */
export interface PagedHistory {
  items: readonly PlayerHistoryItem[];
  /** The number of all predictions, loaded or not. */
  total: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  /** Only the first rows are loaded; the list itself is pending. */
  isLoadingRest?: boolean;
  /** Whether nothing could be loaded. */
  isFailed: boolean;
  /** Whether the next page could not be loaded. */
  isMoreFailed: boolean;
  retry: () => void;
  /** Loads the next page if fewer than `count` predictions are loaded. */
  loadUpTo: (count: number) => void;
}

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

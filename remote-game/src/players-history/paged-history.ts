import type { PlayerHistoryItem } from '@updown/shared';

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

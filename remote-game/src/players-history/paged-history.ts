import type { PlayerHistoryItem } from '@updown/shared';

/** A list of predictions, newest first, as far as it is loaded. */
export interface PagedHistory {
  items: readonly PlayerHistoryItem[];
  /** The number of all predictions, loaded or not. */
  total: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  /** These are the first rows, and the list itself is on its way. */
  isLoadingRest?: boolean;
  /** Nothing could be loaded. */
  isFailed: boolean;
  /** The next page could not be loaded. */
  isMoreFailed: boolean;
  retry: () => void;
  /** Loads the next page if fewer predictions than that are loaded. */
  loadUpTo: (count: number) => void;
}

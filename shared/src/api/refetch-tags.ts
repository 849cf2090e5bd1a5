import type { AppThunk } from '../store/root-state';
import { api } from './api';

export type Tags = readonly Parameters<typeof api.util.invalidateTags>[0][number][];

/**
 * Refetches data that an event or a transaction has made stale. An invalidation does not affect a running query, whose answer
 * may already be stale, so such queries are refetched once they settle.
 */
export function refetchTags(tags: Tags): AppThunk {
  return (dispatch) => {
    const running = dispatch(api.util.getRunningQueriesThunk());
    dispatch(api.util.invalidateTags([...tags]));
    if (running.length === 0) return;
    void Promise.allSettled(running).then(() => dispatch(api.util.invalidateTags([...tags])));
  };
}

interface Carried {
  dispatch: (thunk: AppThunk) => void;
  queryFulfilled: Promise<unknown>;
}

/** For a mutation's `onQueryStarted`: refetches the tags once the mutation settles, even if it fails. */
export function refetchTagsAfter(tags: Tags) {
  return async (_asked: unknown, { dispatch, queryFulfilled }: Carried): Promise<void> => {
    await Promise.allSettled([queryFulfilled]);
    dispatch(refetchTags(tags));
  };
}

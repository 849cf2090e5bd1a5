import { api } from './api';
import type { AppThunk } from '../store/create-store';

export type Tags = readonly Parameters<typeof api.util.invalidateTags>[0][number][];

/**
 * Reads again what an event or a transaction has made stale. What is being read at this moment may be older than that,
 * and an invalidation passes it by: it is read once more when it is there.
 */
export const readAgain =
  (tags: Tags): AppThunk =>
  (dispatch) => {
    const running = dispatch(api.util.getRunningQueriesThunk());
    dispatch(api.util.invalidateTags([...tags]));
    if (running.length === 0) return;
    void Promise.allSettled(running).then(() => dispatch(api.util.invalidateTags([...tags])));
  };

interface Carried {
  dispatch: (thunk: AppThunk) => void;
  queryFulfilled: Promise<unknown>;
}

/** What a mutation does when it is answered: also one that was refused leaves a trace. */
export const readAgainAfter =
  (tags: Tags) =>
  async (_asked: unknown, { dispatch, queryFulfilled }: Carried): Promise<void> => {
    await Promise.allSettled([queryFulfilled]);
    dispatch(readAgain(tags));
  };

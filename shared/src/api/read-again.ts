import { api } from '../api/api';
import type { AppThunk } from '../store/create-store';

export type Tags = readonly Parameters<typeof api.util.invalidateTags>[0][number][];

/**
 * Reads again what an event or a transaction has made stale. What is being read at this moment may be older than the event, and an
 * invalidation passes it by: it is read once more when it is there.
 */
export const readAgain =
  (tags: Tags): AppThunk =>
  (dispatch) => {
    const running = dispatch(api.util.getRunningQueriesThunk());
    dispatch(api.util.invalidateTags([...tags]));
    if (running.length === 0) return;
    void Promise.allSettled(running).then(() => dispatch(api.util.invalidateTags([...tags])));
  };

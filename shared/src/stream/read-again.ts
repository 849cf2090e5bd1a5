import { api } from '../api/api';
import type { AppThunk } from '../store/create-store';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/**
 * After an event: what is being read at this moment may be older than the event. Its answer would overwrite the patch,
 * and an invalidation passes it by. So it is read once more when it is there. Not for events that come with every
 * stake: in a busy round the page would never stop reading.
 */
export const readAgainAfterRunning =
  (tags: Tags): AppThunk =>
  (dispatch) => {
    const running = dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    void Promise.allSettled(running).then(() => dispatch(api.util.invalidateTags(tags)));
  };

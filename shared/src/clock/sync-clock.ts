import { systemApi } from '../api/system';
import type { AppThunk } from '../store/root-reducer';
import { serverClock } from './server-clock';

/** The error is at most half of the round trip, so a trip this short is good enough. */
const GOOD_TRIP_MS = 200;
const TRIES = 5;

/**
 * Sets the page's clock by the API's. Slow answers are repeated and the quickest counts, because a page that is still
 * starting reads them late. Resolves with false if there was no answer.
 */
export function syncClock(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    let quickest = Infinity;
    for (let left = TRIES; left > 0 && quickest > GOOD_TRIP_MS; left--) {
      const asked = performance.now();
      const { data } = await dispatch(
        systemApi.endpoints.time.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (data === undefined) break;
      const trip = performance.now() - asked;
      if (trip < quickest) serverClock.sync(data.now, trip);
      quickest = Math.min(quickest, trip);
    }
    return quickest < Infinity;
  };
}

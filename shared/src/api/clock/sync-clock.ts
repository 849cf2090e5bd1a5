import type { AppThunk } from '../../store/root-reducer';
import { systemApi } from '../system';
import { serverClock } from './server-clock';

/** The error is at most half of the round trip, so a trip this short is good enough; that of a page on a slow line is. */
const GOOD_TRIP_MS = 300;
const TRIES = 5;
/** The clocks of the servers behind one address differ by less. */
const SKEW_MS = 1_000;

/**
 * Sets the page's clock by the API's. Slow answers are repeated and the quickest counts, because a page that is still
 * starting reads them late. Resolves with false if there was no answer.
 */
export function syncClock(): AppThunk<Promise<boolean>> {
  return syncClockAfter(0);
}

/** The same after the API's clock jumped to that time: an earlier answer was under way then, and is repeated too. */
export function syncClockAfter(jumpedTo: number): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    let quickest = Infinity;
    for (let left = TRIES; left > 0 && quickest > GOOD_TRIP_MS; left--) {
      const requestedAt = performance.now();
      const { data } = await dispatch(
        systemApi.endpoints.time.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (data === undefined) break;
      if (data.now < jumpedTo - SKEW_MS && left > 1) continue;
      const trip = performance.now() - requestedAt;
      if (trip < quickest) serverClock.sync(data.now, trip);
      quickest = Math.min(quickest, trip);
    }
    return quickest < Infinity;
  };
}

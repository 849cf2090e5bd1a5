import type { AppThunk } from '../store/root-state';
import { serverClock } from './clock/server-clock';
import { systemApi } from './system';

/** The error is at most half the round trip, so this is good enough, and reachable on a slow line. */
const GOOD_TRIP_MS = 300;
const TRIES = 5;
/** The largest difference between the clocks of the servers behind one address. */
const SKEW_MS = 1_000;

/**
 * Synchronises the page's clock with the API's. Repeats slow requests and uses the fastest answer, because a page that is
 * still starting reads answers late. Resolves with false if the API did not answer.
 */
export function syncClock(): AppThunk<Promise<boolean>> {
  return syncClockAfter(0);
}

/**
 * Like `syncClock`, after the API's clock jumped to that time (Unix milliseconds). Also repeats a request that was answered
 * from before the jump.
 */
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

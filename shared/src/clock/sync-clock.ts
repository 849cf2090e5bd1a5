import { systemApi } from '../api/system';
import type { AppThunk } from '../store/create-store';
import { serverClock } from './server-clock';

/** An answer is wrong by half of its trip at most: one this quick is good enough. */
const GOOD_TRIP_MS = 200;
const TRIES = 5;

/**
 * Sets the page's clock by the API's. Of several slow answers the quickest counts: a page that is just starting is
 * late to read them. Tells whether there was an answer.
 */
export const syncClock = (): AppThunk<Promise<boolean>> => async (dispatch) => {
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

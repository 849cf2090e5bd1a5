import { serverClock, systemApi, type AppStore } from '@updown/shared';

const EVERY_MS = 60_000;
/** An answer is wrong by half of its trip at most: one this quick is good enough. */
const GOOD_TRIP_MS = 200;
const TRIES = 5;

/** Sets the page's clock by the API's: on load, every minute, and when the tab is seen again. */
export function keepClock({ dispatch }: AppStore): void {
  /** Of several slow answers the quickest counts: a page that is just starting is late to read them. */
  async function sync(): Promise<void> {
    let quickest = Infinity;
    for (let left = TRIES; left > 0 && quickest > GOOD_TRIP_MS; left--) {
      const asked = performance.now();
      const { data } = await dispatch(
        systemApi.endpoints.time.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      if (data === undefined) return;
      const trip = performance.now() - asked;
      if (trip < quickest) serverClock.sync(data.now, trip);
      quickest = Math.min(quickest, trip);
    }
  }

  const syncIfSeen = () => {
    if (document.visibilityState === 'visible') void sync();
  };
  void sync();
  setInterval(syncIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', syncIfSeen);
}

import { serverClock, systemApi, type AppStore } from '@updown/shared';

const EVERY_MS = 60_000;

/** Sets the page's clock by the API's: on load, every minute, and when the tab is seen again. */
export function keepClock({ dispatch }: AppStore): void {
  async function sync(): Promise<void> {
    const asked = performance.now();
    const { data } = await dispatch(
      systemApi.endpoints.time.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    if (data !== undefined) serverClock.sync(data.now, performance.now() - asked);
  }

  const syncIfSeen = () => {
    if (document.visibilityState === 'visible') void sync();
  };
  void sync();
  setInterval(syncIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', syncIfSeen);
}

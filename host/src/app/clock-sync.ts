import { serverClock, syncClock, sleepUntilVisible, type AppStore } from '@updown/shared';

const EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 3_000;
/**
 * The largest accepted drift between the device's clock and its monotonic counter. More means that the device slept or its
 * clock changed.
 */
const LEAP_MS = 100;

function startOfCounter() {
  return Date.now() - performance.now();
}

/**
 * Synchronises the page's clock with the API's: on load, every minute, when the tab becomes visible, and after a jump of the
 * device's clock. A hidden tab sends no requests.
 */
export function scheduleClockSync({ dispatch }: AppStore): void {
  let underWay = false;
  let start = startOfCounter();

  async function sync(): Promise<void> {
    if (underWay) return;
    underWay = true;
    while (!(await dispatch(syncClock()))) await sleepUntilVisible(AGAIN_AFTER_MS);
    underWay = false;
  }

  function syncIfSeen(): void {
    if (document.visibilityState !== 'hidden') void sync();
  }

  function syncAfterLeap(): void {
    const now = startOfCounter();
    if (Math.abs(now - start) < LEAP_MS) return;
    start = now;
    syncIfSeen();
  }

  void sync();
  setInterval(syncIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', syncIfSeen);
  serverClock.subscribe(syncAfterLeap);
}

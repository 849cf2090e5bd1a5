import { serverClock, syncClock, waitInSight, type AppStore } from '@updown/shared';

const EVERY_MS = 60_000;
const AGAIN_AFTER_MS = 3_000;
/** How far the device's clock may go from its own steady counter: more is a sleep, or somebody set it. */
const LEAP_MS = 100;

const startOfCounter = () => Date.now() - performance.now();

/**
 * Sets the page's clock by the API's: on load, every minute, when the tab is seen again, and after the device's clock
 * leapt. In a hidden tab nothing is asked.
 */
export function keepClock({ dispatch }: AppStore): void {
  let underWay = false;
  let start = startOfCounter();

  async function sync(): Promise<void> {
    if (underWay) return;
    underWay = true;
    while (!(await dispatch(syncClock()))) await waitInSight(AGAIN_AFTER_MS);
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

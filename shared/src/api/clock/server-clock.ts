type Listener = () => void;

export interface Clock {
  /** The game's time (block time in Unix milliseconds), independent of the device's clock. */
  now(): number;
  /**
   * Sets the clock to the server's time in Unix milliseconds. `tripMs` is the round trip in milliseconds; the answer is
   * assumed to be half that old.
   */
  sync(serverNow: number, tripMs?: number): void;
  /**
   * Calls back at every full second of game time, after a sync, and when the tab becomes visible; returns a function that
   * unsubscribes.
   */
  subscribe(this: void, listener: Listener): () => void;
}

export function createClock(deviceNow: () => number = () => Date.now()): Clock {
  const listeners = new Set<Listener>();
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => deviceNow() + offset;

  function tick(): void {
    clearTimeout(timer);
    for (const listener of listeners) listener();
    if (listeners.size > 0) timer = setTimeout(tick, 1000 - (now() % 1000));
  }

  function onVisible(): void {
    if (document.visibilityState === 'visible') tick();
  }

  return {
    now,
    sync(serverNow, tripMs = 0) {
      offset = serverNow + tripMs / 2 - deviceNow();
      tick();
    },
    subscribe(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisible);
      listeners.add(listener);
      if (listeners.size === 1) timer = setTimeout(tick, 1000 - (now() % 1000));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/** The page's only clock. The host synchronises it with the API. */
export const serverClock = createClock();

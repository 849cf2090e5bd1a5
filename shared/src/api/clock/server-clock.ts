type Listener = () => void;

export interface Clock {
  /** The game's time, Unix milliseconds of block time, whatever the device's clock says. */
  now(): number;
  /** Sets it by the server; `tripMs` is the round trip, and the answer is half of that old. */
  sync(serverNow: number, tripMs?: number): void;
  /** Calls back at every full second of the game's time, after a sync, and when the tab becomes visible. */
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

/** The page's one clock; the host synchronises it with the API. */
export const serverClock = createClock();

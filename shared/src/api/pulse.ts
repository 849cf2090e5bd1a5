/** A stream silent for this long has stalled: the API sends a heartbeat after 4 s without an event. */
export const SILENT_MS = 9_000;

/** Tracks when the page last heard from the API, in the device's time. */
export function createPulse(deviceNow: () => number = () => Date.now()) {
  let heardAt = -Infinity;
  return {
    beat(this: void): void {
      heardAt = deviceNow();
    },
    /** Milliseconds since the page last heard from the API; infinite if it never has. */
    silence: (): number => deviceNow() - heardAt,
  };
}

/** The page's only pulse. Events, heartbeats and answers with a price reset it. */
export const pulse = createPulse();

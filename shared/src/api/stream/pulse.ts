/** A stream with so much silence has stalled: the API sends a heartbeat after 4 s without an event. */
export const SILENT_MS = 9_000;

/** When the page last heard from the API, in the device's time. */
export function createPulse(deviceNow: () => number = () => Date.now()) {
  let heardAt = -Infinity;
  return {
    beat(this: void): void {
      heardAt = deviceNow();
    },
    /** Milliseconds; infinite if the page has heard nothing yet. */
    silence: (): number => deviceNow() - heardAt,
  };
}

/** The page's one pulse: events, heartbeats and answers with a price beat it. */
export const pulse = createPulse();

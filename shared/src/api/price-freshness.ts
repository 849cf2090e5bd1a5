import { t } from '../../texts/texts';
import type { StreamLoss } from '../store/stream-slice';

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

/** The oldest live price of a fast source. */
const LIVELY_MS = 10_000;

/** The oldest live price of a slower source, in update periods. */
const PERIODS = 2.5;

/** `waiting`: the page has no price yet. While the price is `delayed` or `offline`, the page offers no bet. */
export type Freshness = 'waiting' | 'live' | 'delayed' | 'offline';

export interface FreshnessFacts {
  /** The time of the price, in Unix milliseconds of game time; undefined before the first price. */
  timestamp: number | undefined;
  /** The update period of the source, in seconds; up to an hour for a public feed. */
  everySeconds: number | undefined;
  /** Game time in Unix milliseconds. */
  now: number;
  /** Milliseconds since the page last heard from the API. */
  silence: number;
  /** How the event stream was lost; null while it is connected. */
  lost: StreamLoss | null;
}

/** Whether the displayed price is current enough to bet on. */
export function priceFreshness(facts: FreshnessFacts): Freshness {
  const { timestamp, everySeconds = 0, now, silence, lost } = facts;
  if (timestamp === undefined) return lost === 'cut' ? 'offline' : 'waiting';
  const limit = Math.max(LIVELY_MS, PERIODS * everySeconds * 1000);
  if (silence < SILENT_MS && now - timestamp < limit) return 'live';
  return lost === 'cut' ? 'offline' : 'delayed';
}

/** '14 s', '3 min' or '2 h'. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 100) return t('{n} s', { n: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 100 ? t('{n} min', { n: minutes }) : t('{n} h', { n: Math.floor(minutes / 60) });
}

import { t } from '../../texts/texts';
import type { StreamLoss } from '../store/stream-slice';
import { SILENT_MS } from './pulse';

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

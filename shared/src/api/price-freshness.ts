import { t } from '../../texts/texts';
import { SILENT_MS } from './stream/pulse';
import type { StreamLoss } from './stream/stream-slice';

/** A price of a lively source that is older than this is no longer live. */
const LIVELY_MS = 10_000;

/** A slower source may be late by one and a half of its periods. */
const PERIODS = 2.5;

/** `waiting`: the page has no price yet. No bet is offered on a price that is `delayed` or `offline`. */
export type Freshness = 'waiting' | 'live' | 'delayed' | 'offline';

export interface FreshnessFacts {
  /** The time of the price, in Unix milliseconds of the game's time; undefined before the first one. */
  timestamp: number | undefined;
  /** How often its source answers; a public feed may take an hour. */
  everySeconds: number | undefined;
  /** Game time in Unix milliseconds. */
  now: number;
  /** Milliseconds since the page last heard from the API. */
  silence: number;
  /** How the event stream was lost. */
  lost: StreamLoss | null;
}

/** Whether the price on the screen can be trusted to be the current one. */
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

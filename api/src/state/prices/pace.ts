import { FEED_HEARTBEAT_SECONDS } from './chainlink';
import type { Source } from './provider';

/** How often a source answers, in seconds. */
export type Pace = (source: Source) => number;

/** The API reads the market at the interval; an external feed answers at its own pace. */
export function paceOf(intervalMs: number): Pace {
  return (source) => (source === 'chainlink' ? FEED_HEARTBEAT_SECONDS : intervalMs / 1000);
}

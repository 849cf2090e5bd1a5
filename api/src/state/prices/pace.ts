import { FEED_HEARTBEAT_SECONDS } from './chainlink';
import type { Source } from './provider';

/** How often a source updates, in seconds. */
export type Pace = (source: Source) => number;

/** The API reads the market at its own interval; an external feed posts at its heartbeat. */
export function paceOf(intervalMs: number): Pace {
  return (source) => (source === 'chainlink' ? FEED_HEARTBEAT_SECONDS : intervalMs / 1000);
}

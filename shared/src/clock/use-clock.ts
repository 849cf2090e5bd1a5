import { useSyncExternalStore } from 'react';
import { serverClock } from './server-clock';

/**
 * A value derived from the game's time (Unix milliseconds). The component renders only when the value changes, so a
 * phase costs one render per phase, and a countdown one per second in its own text.
 */
export function useClock<Value extends string | number | boolean | null>(
  derive: (now: number) => Value,
): Value {
  return useSyncExternalStore(serverClock.subscribe, () => derive(serverClock.now()));
}

/** Whole seconds until `endTime` (Unix seconds), never below 0. */
export function secondsUntil(endTime: number, now: number): number {
  return Math.max(0, Math.ceil(endTime - now / 1000));
}

export const useSecondsUntil = (endTime: number): number =>
  useClock((now) => secondsUntil(endTime, now));

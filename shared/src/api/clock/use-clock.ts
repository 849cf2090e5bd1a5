import { useSyncExternalStore } from 'react';
import { serverClock } from './server-clock';

/** A value derived from the game's time (Unix milliseconds). The component renders only when the value changes. */
export function useClock<Value extends string | number | boolean | null>(
  derive: (now: number) => Value,
): Value {
  return useSyncExternalStore(serverClock.subscribe, () => derive(serverClock.now()));
}

/** Whole seconds until `endTime` (Unix seconds), never below 0. */
export function secondsUntil(endTime: number, now: number): number {
  return Math.max(0, Math.ceil(endTime - now / 1000));
}

/**
 * Whole seconds left of a period in Unix seconds, never more than its length, because the clock may be slightly behind the
 * start.
 */
export function secondsLeft(startTime: number, endTime: number, now: number): number {
  return Math.min(endTime - startTime, secondsUntil(endTime, now));
}

export function useSecondsUntil(endTime: number): number {
  return useClock((now) => secondsUntil(endTime, now));
}

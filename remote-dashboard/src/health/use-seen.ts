import { useClock, useSymbol, type OperatorOverview } from '@updown/shared';
import type { Seen } from './health-figure';

/** The overview and the current second. */
export function useSeen(overview: OperatorOverview): Seen {
  const now = useClock((milliseconds) => Math.floor(milliseconds / 1000));
  return { overview, now, symbol: useSymbol() };
}

import { useClock } from '@updown/shared';
import { useEffect } from 'react';

/** Reads again when the period is over; the next one begins with an empty leaderboard. */
export function useNextPeriod(until: number | null | undefined, refetch: () => unknown): void {
  const isOver = useClock((now) => typeof until === 'number' && now / 1000 >= until);
  useEffect(() => {
    if (isOver) refetch();
  }, [isOver, refetch]);
}

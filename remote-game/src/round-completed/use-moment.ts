import { useEffect, useState } from 'react';
import { remembered } from '../player/use-kept';
import { usePlayer } from '../player/use-player';

/** Long enough to read a result, with the amount counting up. */
export const MOMENT_MS = 10_000;

const seen = remembered('seen');

/**
 * Whether a known result is news, once per round, also over a reload: for ten seconds on a visible page, or until `end` is
 * called. `roundId` is null while there is no result.
 */
export function useMoment(roundId: number | null): readonly [isMoment: boolean, end: () => void] {
  const { address } = usePlayer();
  const [moment, setMoment] = useState<{ roundId: number; isOver: boolean } | null>(null);
  if (roundId !== null && moment?.roundId !== roundId) {
    setMoment({ roundId, isOver: seen.get(address) === roundId });
  }
  const isMoment = roundId !== null && moment?.roundId === roundId && !moment.isOver;
  const end = () => setMoment((last) => last && { ...last, isOver: true });
  useEffect(() => {
    if (!isMoment) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The moment waits for a player who looks at another tab.
    const begin = () => {
      if (document.hidden || timer !== undefined) return;
      seen.set(address, roundId);
      timer = setTimeout(end, MOMENT_MS);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isMoment, address, roundId]);
  return [isMoment, end];
}

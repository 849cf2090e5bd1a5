import { formatCountdown, secondsLeft, useClockText } from '@updown/shared';
import { useCallback } from 'react';
import { rich } from '../../texts/texts';
import { useLiveRound } from '../round/use-live-round';

/** The time until the player's result, not announced: its parent is a live region and would announce every second. */
export function ResultCountdown() {
  const { round } = useLiveRound();
  const start = round?.start_time ?? 0;
  const end = round?.end_time ?? 0;
  const left = useCallback(
    (now: number) => formatCountdown(secondsLeft(start, end, now)),
    [start, end],
  );
  const time = <span aria-live="off" ref={useClockText(left)} />;
  return rich('Result in {time}', { time });
}

import { useMemo } from 'react';
import { useLineRound } from '../round-line/use-line-round';
import type { Interval } from './intervals';
import { markOf } from './round-mark';

/** The mark of the live round. It keeps its identity until the round changes, so that a new stake does not redraw the chart. */
export function useRoundMark(interval: Interval) {
  const round = useLineRound();
  return useMemo(() => (round ? markOf(round, interval) : null), [round, interval]);
}

import { useMemo } from 'react';
import { POLL_MS, useCurrentRoundQuery, usePolling, type CurrentRound } from '@updown/shared';
import type { Interval } from './intervals';
import { markOf, type MarkedRound } from './round-mark';

const NONE: MarkedRound = { status: 'idle', start_time: 0, end_time: 0, start_price: 0 };

const partOf = ({ status, start_time, end_time, start_price }: CurrentRound): MarkedRound => ({
  ...{ status, start_time, end_time, start_price },
});

/** The mark of the live round, the same one until it says something else: a stake must not draw the chart again. */
export function useRoundMark(interval: Interval) {
  const { status, start_time, end_time, start_price } = useCurrentRoundQuery(undefined, {
    ...usePolling(POLL_MS.round),
    selectFromResult: ({ data }) => (data?.current ? partOf(data.current) : NONE),
  });
  return useMemo(
    () => markOf({ status, start_time, end_time, start_price }, interval),
    [status, start_time, end_time, start_price, interval],
  );
}

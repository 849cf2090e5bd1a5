import { POLL_MS, useCurrentRoundQuery, usePolling, type CurrentRound } from '@updown/shared';
import { useMemo } from 'react';
import type { Interval } from './intervals';
import { markOf, type MarkedRound } from './round-mark';

const NONE: MarkedRound = { status: 'idle', start_time: 0, end_time: 0, start_price: 0 };

function partOf({ status, start_time, end_time, start_price }: CurrentRound): MarkedRound {
  return {
    status,
    start_time,
    end_time,
    start_price,
  };
}

/** The mark of the live round. It keeps its identity until it changes, so that a new stake does not redraw the chart. */
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

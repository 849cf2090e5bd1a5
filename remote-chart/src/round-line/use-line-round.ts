import {
  POLL_MS,
  useCurrentRoundQuery,
  usePolling,
  type CurrentRound,
  type CurrentRoundResponse,
} from '@updown/shared';
import type { LineRound } from './round-line';

type Known = { isKnown: boolean } & { [Field in keyof LineRound]: LineRound[Field] };

const NONE: LineRound = {
  id: 0,
  status: 'idle',
  start_time: 0,
  end_time: 0,
  lock_time: 0,
  start_price: 0,
  end_price: null,
  outcome: null,
};

function partOf(round: CurrentRound): LineRound {
  const { id, status, start_time, end_time, lock_time, start_price, end_price, outcome } = round;
  return { id, status, start_time, end_time, lock_time, start_price, end_price, outcome };
}

interface Answer {
  data?: CurrentRoundResponse['data'] | undefined;
  isError: boolean;
}

function known({ data, isError }: Answer): Known {
  const round = data?.current ? partOf(data.current) : NONE;
  return { ...round, isKnown: data !== undefined || isError };
}

/**
 * The latest round; null if there is none, undefined while it loads. It keeps its identity until one of its fields changes, so
 * that a new stake renders nothing.
 */
export function useLineRound(): LineRound | null | undefined {
  const round = useCurrentRoundQuery(undefined, {
    ...usePolling(POLL_MS.round),
    selectFromResult: known,
  });
  if (!round.isKnown) return undefined;
  return round.id === 0 ? null : round;
}

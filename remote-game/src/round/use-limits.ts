import { parseAmount, POLL_MS, useDepositLimitsQuery, usePolling } from '@updown/shared';
import { isRunning } from '../rules/round-phase';
import { DEFAULT_LIMITS, type Limits } from '../rules/stake-input';
import { useLiveRound } from './use-live-round';

/** The limits of a stake: the running round's own, fixed at its start, else those of the next round. */
export function useLimits(): Limits {
  const { round, phase } = useLiveRound();
  const { data } = useDepositLimitsQuery(undefined, usePolling(POLL_MS.round));
  if (round !== null && isRunning(phase)) {
    return {
      minimum: parseAmount(round.minimum_deposit),
      maximum: parseAmount(round.maximum_deposit),
    };
  }
  if (data === undefined) return DEFAULT_LIMITS;
  return { minimum: parseAmount(data.minimum), maximum: parseAmount(data.maximum) };
}

import {
  isRoundRunning,
  parseAmount,
  POLL_MS,
  useDepositLimitsQuery,
  usePolling,
} from '@updown/shared';
import { DEFAULT_LIMITS, type Limits } from '../rules/stake-input';
import { useLiveRound } from './use-live-round';

/** The stake limits of the running round, which are fixed at its start; otherwise those of the next round. */
export function useLimits(): Limits {
  const { round, phase } = useLiveRound();
  const { data } = useDepositLimitsQuery(undefined, usePolling(POLL_MS.round));
  if (round !== null && isRoundRunning(phase)) {
    return {
      minimum: parseAmount(round.minimum_deposit),
      maximum: parseAmount(round.maximum_deposit),
    };
  }
  if (data === undefined) return DEFAULT_LIMITS;
  return { minimum: parseAmount(data.minimum), maximum: parseAmount(data.maximum) };
}

import {
  isRoundRunning,
  largestStakesApi,
  parseAmount,
  POLL_MS,
  skipToken,
  useDepositLimitsQuery,
  useLargestStakesQuery,
  usePolling,
} from '@updown/shared';
import { usePlayer } from '../player/use-player';
import type { Largest } from '../rules/reserve';
import { DEFAULT_LIMITS, type Limits } from '../rules/stake-input';
import { useLiveRound } from './use-live-round';

/** The largest stake per side of the open round, refetched after every stake; null while unknown. */
export function useLargest(): Largest | null {
  const { session, wallet } = usePlayer();
  const { round, phase } = useLiveRound();
  const isAsked = session === 'signed-in' && wallet === 'ready' && phase === 'active';
  const queryArg =
    isAsked && round !== null
      ? { roundId: round.id, pools: `${round.up_predictions}/${round.down_predictions}` }
      : skipToken;
  const last = largestStakesApi.endpoints.largestStakes.useQueryState(queryArg).currentData;
  // The event stream does not report additions to the reserve, so the page polls while both sides are full.
  const isShut = last === undefined || (last.up === '0' && last.down === '0');
  const { currentData, data, isFetching } = useLargestStakesQuery(queryArg, {
    pollingInterval: isShut ? POLL_MS.player : 0,
    skipPollingIfUnfocused: true,
  });
  const known = currentData ?? (isFetching ? data : undefined);
  return known === undefined ? null : { up: BigInt(known.up), down: BigInt(known.down) };
}

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

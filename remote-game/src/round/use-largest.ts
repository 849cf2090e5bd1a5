import { largestStakesApi, POLL_MS, skipToken, useLargestStakesQuery } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import type { Largest } from '../rules/reserve';
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

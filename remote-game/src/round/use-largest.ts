import { largestStakesApi, POLL_MS, skipToken, useLargestStakesQuery } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import type { Largest } from '../rules/reserve';
import { useLiveRound } from './use-live-round';

/** What each side of the open round still takes, read again with every stake; null while it is not known. */
export function useLargest(): Largest | null {
  const { session, wallet } = usePlayer();
  const { round, phase } = useLiveRound();
  const isAsked = session === 'signed-in' && wallet === 'ready' && phase === 'open';
  const asked =
    isAsked && round !== null
      ? { roundId: round.id, pools: `${round.up_predictions}/${round.down_predictions}` }
      : skipToken;
  const last = largestStakesApi.endpoints.largestStakes.useQueryState(asked).currentData;
  // Nothing tells the page that the game goes on after a pause, or that its reserve was filled.
  const isShut = last === undefined || (last.up === '0' && last.down === '0');
  const { currentData, data, isFetching } = useLargestStakesQuery(asked, {
    pollingInterval: isShut ? POLL_MS.player : 0,
    skipPollingIfUnfocused: true,
  });
  const known = currentData ?? (isFetching ? data : undefined);
  return known === undefined ? null : { up: BigInt(known.up), down: BigInt(known.down) };
}

import { POLL_MS, roundCheckApi, skipToken, useRoundCheckQuery } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { roundResult } from '../rules/round-result';
import type { ToldRound } from './use-told-round';

/**
 * How a round ended for the player: read from the contract where they are in it, and again every 30 s until it is
 * resolved, whatever else brings the news sooner.
 */
export function useRoundResult({ round, position, isLoading }: ToldRound) {
  const { address, session } = usePlayer();
  const live = useLiveRound();
  const isIn = session === 'signed-in' && address !== null && position !== null;
  const asked = isIn ? { roundId: round.id, owner: address } : skipToken;
  const last = roundCheckApi.endpoints.roundCheck.useQueryState(asked).currentData;
  const check = useRoundCheckQuery(asked, {
    pollingInterval: (last?.outcome ?? null) === null ? POLL_MS.result : 0,
    skipPollingIfUnfocused: true,
  });
  const read = check.currentData;
  const seen =
    read === undefined || read.outcome === null
      ? round
      : {
          ...round,
          start_price: read.priceAtStart,
          end_price: read.priceAtEnd,
          outcome: read.outcome,
        };
  return {
    result: roundResult(seen, isIn ? position : null),
    round: seen,
    // Read before the result was there, it says nothing of what there is to claim.
    claimable: read === undefined || read.outcome === null ? '0' : read.claimable,
    hasClaimed: read?.hasWithdrawn ?? position?.hasWithdrawn ?? false,
    isChecking: isLoading || (isIn ? check.isFetching : live.isFetching),
    recheck: () => void (isIn ? check.refetch() : live.refetch()),
  };
}

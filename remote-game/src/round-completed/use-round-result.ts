import { parseAmount, POLL_MS, roundCheckApi, skipToken, useRoundCheckQuery } from '@updown/shared';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { canClaim, roundResult } from '../rules/round-result';
import type { ResultRound } from './use-result-round';

/**
 * The player's result in a round; null without a round. If the player is in the round, the page reads the contract every 30 s
 * until the round is resolved, and earlier when the event stream reports the result.
 */
export function useRoundResult(shown: ResultRound | null) {
  const { address, session } = usePlayer();
  const live = useLiveRound();
  const position = shown?.position ?? null;
  const isIn = session === 'signed-in' && address !== null && position !== null;
  const queryArg = isIn && shown !== null ? { roundId: shown.round.id, owner: address } : skipToken;
  const last = roundCheckApi.endpoints.roundCheck.useQueryState(queryArg).currentData;
  const check = useRoundCheckQuery(queryArg, {
    pollingInterval: (last?.outcome ?? null) === null ? POLL_MS.result : 0,
    skipPollingIfUnfocused: true,
  });
  if (shown === null) return null;
  const read = check.currentData;
  const seen =
    read === undefined || read.outcome === null
      ? shown.round
      : {
          ...shown.round,
          start_price: read.priceAtStart,
          end_price: read.priceAtEnd,
          outcome: read.outcome,
        };
  // A read from before the result has no claimable amount yet, and a claimed reward no longer has one.
  const pays = (read?.outcome ?? null) !== null && parseAmount(read?.claimable ?? '0') > 0n;
  const result = roundResult(seen, isIn ? position : null);
  const hasClaimed = read?.hasWithdrawn ?? position?.hasWithdrawn ?? false;
  const claimable = pays && read !== undefined ? read.claimable : '0';
  return {
    shown,
    result,
    round: seen,
    claimable,
    /** The round's end, in Unix seconds; null while unknown. */
    endTime: read?.endTime ?? shown.round.end_time ?? null,
    stake: parseAmount(position?.depositAmount ?? '0'),
    payout: parseAmount(claimable === '0' ? (position?.payoutAmount ?? '0') : claimable),
    hasClaimed,
    /** Whether a payout waits for the player. */
    canClaim: canClaim(result, hasClaimed),
    /** Whether the contract has not answered yet. */
    isUnread: isIn && read === undefined && !check.isError,
    isChecking: shown.isLoading || (isIn ? check.isFetching : live.isFetching),
    recheck: () => void (isIn ? check.refetch() : live.refetch()),
  };
}

export type PlayersResult = NonNullable<ReturnType<typeof useRoundResult>>;

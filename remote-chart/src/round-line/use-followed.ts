import {
  POLL_MS,
  selectFollows,
  shortAddress,
  skipToken,
  useAppSelector,
  usePlayersHistoryQuery,
  usePolling,
  useSession,
} from '@updown/shared';
import { useMemo } from 'react';
import type { Followed } from './round-line';

/** The predictions in a round of the players whom this browser follows, who may be anybody but the player. */
export function useFollowed(roundId: number): Followed {
  const follows = useAppSelector(selectFollows);
  const own = useSession().userAddress?.toLowerCase();
  const asked = follows.length === 0 ? skipToken : undefined;
  const { currentData } = usePlayersHistoryQuery(asked, usePolling(POLL_MS.players));
  const bets = currentData?.data;
  return useMemo(() => {
    const followed = new Set(follows.filter((address) => address !== own));
    const ofRound = (bets ?? []).filter((bet) => bet.roundId === roundId);
    return new Map(
      ofRound.flatMap(({ playerAddress, name, position }) =>
        playerAddress !== null && followed.has(playerAddress.toLowerCase())
          ? [[position, [name, shortAddress(playerAddress)].join(' ').trim()]]
          : [],
      ),
    );
  }, [bets, follows, own, roundId]);
}

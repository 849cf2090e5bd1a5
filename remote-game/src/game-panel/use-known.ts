import { skipToken, useClaimableRewardsQuery, useRecentPredictionsQuery } from '@updown/shared';
import { useState } from 'react';
import { useOwnPrediction } from '../player/use-own-prediction';
import { usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { PlayersResult } from '../round-completed/use-round-result';
import { isResuming } from '../rules/panel-facts';

/**
 * Whether the page knows what it shows this player. Until then the ticket holds its place, and nothing stands below it:
 * else the result and the cards would push each other about as they arrive.
 */
export function useKnown(outcome: PlayersResult | null): boolean {
  const player = usePlayer();
  const { address, session } = player;
  const { round, reading } = useLiveRound();
  const queryArg = session === 'signed-in' ? undefined : skipToken;
  const predictions = useRecentPredictionsQuery(queryArg);
  const rewards = useClaimableRewardsQuery(queryArg);
  const own = useOwnPrediction(round?.id ?? null);
  const isWaiting = (query: typeof predictions | typeof rewards) =>
    query.currentData === undefined && !query.isError;
  const isKnown =
    session === 'signed-out' ||
    !(
      isResuming(player) ||
      reading === 'loading' ||
      own.isLoading ||
      isWaiting(predictions) ||
      isWaiting(rewards) ||
      outcome?.isUnread === true
    );
  // Later reads leave the page as it is.
  const [known, setKnown] = useState<{ address: string | null } | null>(null);
  if (isKnown && known?.address !== address) setKnown({ address });
  return isKnown || (known !== null && known.address === address);
}

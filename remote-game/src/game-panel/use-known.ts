import {
  skipToken,
  useBoundsQuery,
  useClaimableRewardsQuery,
  useRecentPredictionsQuery,
} from '@updown/shared';
import { useState } from 'react';
import { useOwnPrediction, usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import type { PlayersResult } from '../round-completed/use-round-result';
import { isResuming } from '../rules/panel-facts';

/**
 * Whether the page knows this player's state. Until then the ticket reserves its space and nothing shows below it; otherwise
 * the result and the cards would shift each other as they arrive.
 */
export function useKnown(outcome: PlayersResult | null): boolean {
  const player = usePlayer();
  const { address, session } = player;
  const { round, reading } = useLiveRound();
  const queryArg = session === 'signed-in' ? undefined : skipToken;
  const predictions = useRecentPredictionsQuery(queryArg);
  const rewards = useClaimableRewardsQuery(queryArg);
  // During a break the page must not offer a bet, not even while it loads.
  const bounds = useBoundsQuery(queryArg);
  const own = useOwnPrediction(round?.id ?? null);
  const isWaiting = (query: typeof predictions | typeof rewards | typeof bounds) =>
    query.currentData === undefined && !query.isError;
  const isKnown =
    session === 'signed-out' ||
    !(
      isResuming(player) ||
      reading === 'loading' ||
      own.isLoading ||
      isWaiting(predictions) ||
      isWaiting(rewards) ||
      isWaiting(bounds) ||
      outcome?.isUnread === true
    );
  // Later reads do not change the layout.
  const [known, setKnown] = useState<{ address: string | null } | null>(null);
  if (isKnown && known?.address !== address) setKnown({ address });
  return isKnown || (known !== null && known.address === address);
}

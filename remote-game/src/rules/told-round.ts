import type { RecentPrediction } from '@updown/shared';
import type { RoundPhase } from './round-phase';

interface Facts {
  /** The number of the latest round. */
  liveId: number;
  phase: RoundPhase;
  /** The player is in the latest round. */
  isIn: boolean;
  /** The player's predictions, newest first. */
  own: readonly RecentPrediction[];
  /** The latest round when the page was opened. */
  since: number;
  /** The round whose result the player has put away. */
  dismissed: number | null;
}

/**
 * Whose end the page tells: the latest round's, or that of an earlier one in which the player was. Anybody may start
 * the next round at once, so the player's own result waits beside it until they put it away or are in the next.
 */
export function toldRound(facts: Facts): 'latest' | RecentPrediction | null {
  const { phase, isIn } = facts;
  const hasEnded = phase === 'ended' || phase === 'over';
  if (hasEnded && isIn) return 'latest';
  return earlierOf(facts) ?? (hasEnded ? 'latest' : null);
}

function earlierOf({ liveId, own, since, dismissed }: Facts): RecentPrediction | null {
  const last = own.find(({ round_id }) => round_id < liveId);
  if (last === undefined || last.round_id === dismissed) return null;
  // What was over well before the page was opened is no news.
  return last.status === 'pending' || last.round_id >= since - 1 ? last : null;
}

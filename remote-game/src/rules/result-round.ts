import type { RecentPrediction, RoundPhase } from '@updown/shared';

interface Facts {
  /** The id of the latest round. */
  liveId: number;
  phase: RoundPhase;
  /** Whether the player is in the latest round. */
  isIn: boolean;
  /** The player's predictions, newest first. */
  own: readonly RecentPrediction[];
  /** The id of the latest round when the page was opened. */
  since: number;
  /** The last round with a result that the player dismissed. */
  dismissed: number | null;
}

/**
 * The round with the displayed result: the latest, or an earlier one with the player's prediction. Anyone can start the next
 * round at once, so the player's own result stays visible until they dismiss it or predict again.
 */
export function resultRoundOf(facts: Facts): 'latest' | RecentPrediction | null {
  const { phase, isIn } = facts;
  const hasEnded = phase === 'resolving' || phase === 'idle';
  if (hasEnded && isIn) return isDismissed(facts.liveId, facts) ? null : 'latest';
  return earlierOf(facts) ?? (hasEnded ? 'latest' : null);
}

function earlierOf(facts: Facts): RecentPrediction | null {
  const { liveId, own, since } = facts;
  const last = own.find(({ round_id }) => round_id < liveId);
  if (last === undefined || isDismissed(last.round_id, facts)) return null;
  // A result from well before the page was opened is not news.
  return last.status === 'pending' || last.round_id >= since - 1 ? last : null;
}

/** A dismissed round newer than the latest one belongs to another game on the same origin. */
function isDismissed(id: number, { liveId, dismissed }: Facts): boolean {
  return dismissed !== null && dismissed <= liveId && id <= dismissed;
}

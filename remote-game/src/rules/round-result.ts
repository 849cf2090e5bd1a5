import type { CurrentRound, RecentPrediction, RoundPhase } from '@updown/shared';

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

type Priced = Pick<CurrentRound, 'id' | 'start_price' | 'end_price' | 'outcome'>;

export interface Position {
  hasPredicted: boolean;
  predictedUp: boolean;
}

export type RoundResult =
  | { status: 'no_active_round' }
  /** The round has ended, and the player was not in it. */
  | { status: 'no_prediction' }
  | { status: 'pending' }
  | {
      status: 'resolved';
      result: 'win' | 'lose' | 'draw' | 'void';
      roundInfo: { priceAtStart: number; priceAtEnd: number | null };
    };

/** The player's result in a round. `position` is null for a visitor. */
export function roundResult(round: Priced | null, position: Position | null): RoundResult {
  if (round === null) return { status: 'no_active_round' };
  if (position === null || !position.hasPredicted) return { status: 'no_prediction' };
  if (round.outcome === null) return { status: 'pending' };
  return {
    status: 'resolved',
    result: resultOf(round.outcome, position.predictedUp),
    roundInfo: { priceAtStart: round.start_price, priceAtEnd: round.end_price },
  };
}

function resultOf(outcome: NonNullable<Priced['outcome']>, predictedUp: boolean) {
  if (outcome === 'VOID') return 'void';
  if (outcome === 'DRAW') return 'draw';
  return (outcome === 'UP') === predictedUp ? 'win' : 'lose';
}

/** Whether a payout waits for the player: winnings, or a returned stake. */
export function canClaim(result: RoundResult, hasClaimed: boolean): boolean {
  return result.status === 'resolved' && result.result !== 'lose' && !hasClaimed;
}

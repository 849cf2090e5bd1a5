import type { CurrentRound } from '@updown/shared';

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

/** A round's outcome; Pending while it has none. */
export type Outcome = 'Pending' | 'Up' | 'Down' | 'Draw' | 'Void';

/** A round as its events describe it. Times are Unix seconds, prices have 8 decimals, amounts are base units. */
export interface Round {
  id: number;
  start_time: number;
  end_time: number;
  lock_time: number;
  price_at_start: bigint;
  price_at_end: bigint | null;
  /** The feed's answer at the start. */
  feed_round_at_start: bigint;
  /** The feed's answer that ended the round; null while the round is open, and if there was no answer. */
  feed_round_at_end: bigint | null;
  outcome: Outcome;
  up_pool: bigint;
  down_pool: bigint;
  up_players: number;
  down_players: number;
  minimum_deposit: bigint;
  maximum_deposit: bigint;
  paid: bigint;
  burned: bigint;
}

/** A player's prediction in a round, with its stake in base units. */
export interface Prediction {
  round_id: number;
  player: string;
  up: boolean;
  amount: bigint;
  /** The claimed payout; null until the claim. */
  claimed: bigint | null;
  /** The account that sent the claim, and its transaction; null until the claim. */
  claimed_by: string | null;
  claimed_in: string | null;
  block: number;
  log_index: number;
}

export function hasStakes({ up_pool, down_pool }: Pick<Round, 'up_pool' | 'down_pool'>): boolean {
  return up_pool + down_pool > 0n;
}

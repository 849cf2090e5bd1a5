/** One answer of a price feed: 8 decimals, Unix seconds. */
export interface Answer {
  id: bigint;
  answer: bigint;
  updatedAt: bigint;
}

/** The outcomes of a round, by their numbers in the contract. */
export const OUTCOMES = ['Pending', 'Up', 'Down', 'Draw', 'Void'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Start {
  priceAtStart: bigint;
  startTime: bigint;
  endTime: bigint;
  minimumDeposit: bigint;
  maximumDeposit: bigint;
  maxExposure: bigint;
  feedRoundId: bigint;
}

export interface Prediction {
  player: string;
  up: boolean;
  amount: bigint;
  /** The pools after this stake, as the event reports them. */
  upPool: bigint;
  downPool: bigint;
}

/** How the round ended according to the contract, with the time of the block. */
export type Ending =
  | {
      kind: 'resolved';
      at: bigint;
      outcome: Outcome;
      priceAtEnd: bigint;
      feedRoundId: bigint;
      owed: bigint;
      burned: bigint;
    }
  | { kind: 'voided'; at: bigint; owed: bigint; feedRoundId: bigint };

export interface Claim {
  player: string;
  payout: bigint;
}

/** All events of one round. */
export interface RoundEvents {
  roundId: bigint;
  start: Start;
  predictions: Prediction[];
  ending: Ending | undefined;
  claims: Claim[];
}

/** The feed's answers for a round. */
export interface FeedRecord {
  /** The answer that the start event names. */
  startAnswer: Answer | undefined;
  /** The first answer at or after the round's end. */
  endAnswer: Answer | undefined;
}

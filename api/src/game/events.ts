import type { Outcome } from './round';

/** The position of an event on the chain. */
export interface Position {
  readonly block: number;
  readonly blockHash: string;
  readonly logIndex: number;
  readonly transactionHash: string;
}

/**
 * The game's events, with the arguments that the tables need. The feed's answers are null in events that an earlier
 * version stored without them.
 */
export interface EventArguments {
  RoundStarted: {
    roundId: number;
    priceAtStart: bigint;
    startTime: number;
    endTime: number;
    lockTime: number;
    minimumDeposit: bigint;
    maximumDeposit: bigint;
    feedRoundId: bigint;
  };
  PredictionMade: {
    roundId: number;
    player: string;
    up: boolean;
    amount: bigint;
    upPool: bigint;
    downPool: bigint;
  };
  RoundResolved: {
    roundId: number;
    outcome: Outcome;
    priceAtEnd: bigint;
    feedRoundId: bigint;
    burned: bigint;
  };
  RoundVoided: { roundId: number; feedRoundId: bigint };
  RewardsClaimed: { roundId: number; player: string; caller: string; payout: bigint };
  MinimumDepositChanged: { amount: bigint };
  MaximumDepositChanged: { amount: bigint };
  PredictionLockChanged: { secondsBeforeEnd: number };
  // Actions outside of rounds by the owner, the pauser and others, for the audit log.
  Paused: { account: string };
  Unpaused: { account: string };
  ReserveFunded: { from: string; amount: bigint };
  ReserveWithdrawn: { to: string; amount: bigint };
  MaxRoundExposureChanged: { amount: bigint };
  PriceToleranceChanged: { basisPoints: bigint };
  MaximumPriceAgeChanged: { secondsOld: number };
  GameManagerChanged: { manager: string };
  PauserChanged: { pauser: string };
  OwnershipTransferred: { newOwner: string };
}

export type EventName = keyof EventArguments;

export type GameEvent = {
  [Name in EventName]: { readonly name: Name; readonly args: EventArguments[Name] } & Position;
}[EventName];

/** Whether a round gets its outcome with this event. */
export function isEnding({ name }: { readonly name: string }): boolean {
  return name === 'RoundResolved' || name === 'RoundVoided';
}

/** The round of an event; null for an event about the game's parameters. */
export function roundOf({ args }: Pick<GameEvent, 'args'>): number | null {
  return 'roundId' in args ? args.roundId : null;
}

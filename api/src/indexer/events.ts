/** Where an event stands on the chain. */
export interface Position {
  readonly block: number;
  readonly blockHash: string;
  readonly logIndex: number;
  readonly transactionHash: string;
}

export type Outcome = 'Pending' | 'Up' | 'Down' | 'Draw' | 'Void';

/** The events of the game from which the tables are derived, with the arguments that they use. */
export interface EventArguments {
  RoundStarted: {
    roundId: number;
    priceAtStart: bigint;
    startTime: number;
    endTime: number;
    lockTime: number;
    minimumDeposit: bigint;
    maximumDeposit: bigint;
  };
  PredictionMade: {
    roundId: number;
    player: string;
    up: boolean;
    amount: bigint;
    upPool: bigint;
    downPool: bigint;
  };
  RoundResolved: { roundId: number; outcome: Outcome; priceAtEnd: bigint; burned: bigint };
  RoundVoided: { roundId: number };
  RewardsClaimed: { roundId: number; player: string; payout: bigint };
  MinimumDepositChanged: { amount: bigint };
  MaximumDepositChanged: { amount: bigint };
  PredictionLockChanged: { secondsBeforeEnd: number };
  // What its owner, its pauser and others did to the game, for the record of such actions.
  Paused: { account: string };
  Unpaused: { account: string };
  ReserveFunded: { from: string; amount: bigint };
  ReserveWithdrawn: { to: string; amount: bigint };
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

/** The round that an event belongs to; those that change the game's parameters belong to none. */
export const roundOf = ({ args }: Pick<GameEvent, 'args'>): number | null =>
  'roundId' in args ? args.roundId : null;

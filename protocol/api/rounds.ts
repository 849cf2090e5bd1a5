import { Type, type Static } from 'typebox';
import { Address, Amount, Direction, Price, RoundId, Seconds } from './common';
import { ShownName } from './names';

/** `active` until the end, then `resolving` until the chain knows the result, then `idle`. */
export const RoundStatus = Type.Enum(['active', 'resolving', 'idle'], { title: 'RoundStatus' });

/** `VOID`: the round was not resolved in time. `DRAW`: the price did not move. Both return every stake. */
export const Outcome = Type.Enum(['UP', 'DOWN', 'DRAW', 'VOID'], { title: 'Outcome' });

/** The latest round, whatever its status. */
export const CurrentRound = Type.Object(
  {
    id: RoundId,
    status: RoundStatus,
    start_time: Seconds,
    end_time: Seconds,
    /** When the round stops taking predictions. */
    lock_time: Seconds,
    start_price: Price,
    end_price: Type.Union([Price, Type.Null()]),
    outcome: Type.Union([Outcome, Type.Null()]),
    total_deposits: Amount,
    up_predictions: Amount,
    down_predictions: Amount,
    /** The round's own limits, fixed at its start. */
    minimum_deposit: Amount,
    maximum_deposit: Amount,
  },
  { title: 'CurrentRound' },
);
export type CurrentRound = Static<typeof CurrentRound>;

export const RoundHistoryItem = Type.Object(
  { id: RoundId, outcome: Outcome },
  { title: 'RoundHistoryItem' },
);
export type RoundHistoryItem = Static<typeof RoundHistoryItem>;

export const LatestRounds = Type.Object({
  /** Null before the first round of the game. */
  current: Type.Union([CurrentRound, Type.Null()]),
  /** Ended rounds, newest first, at most 20. */
  history: Type.Array(RoundHistoryItem),
});
export type LatestRounds = Static<typeof LatestRounds>;

export const CurrentRoundResponse = Type.Object(
  { success: Type.Literal(true), data: LatestRounds },
  { title: 'CurrentRoundResponse' },
);
export type CurrentRoundResponse = Static<typeof CurrentRoundResponse>;

export const Round = Type.Object(
  {
    id: RoundId,
    startTime: Seconds,
    endTime: Seconds,
    lockTime: Seconds,
    priceAtStart: Price,
    priceAtEnd: Type.Union([Price, Type.Null()]),
    isResolved: Type.Boolean(),
    status: RoundStatus,
    outcome: Type.Union([Outcome, Type.Null()]),
    totalDeposits: Amount,
    upPredictions: Amount,
    downPredictions: Amount,
    /** The address of every recorded price of the round. With `.csv` it is a CSV file. */
    ticks: Type.String(),
  },
  { title: 'Round' },
);
export type Round = Static<typeof Round>;

/** A round that was void, or that ended late. */
export const IrregularRound = Type.Object(
  {
    roundId: RoundId,
    endTime: Seconds,
    outcome: Outcome,
    /** From its end until the chain knew the result. */
    secondsLate: Type.Integer({ minimum: 0 }),
  },
  { title: 'IrregularRound' },
);
export type IrregularRound = Static<typeof IrregularRound>;

export const IrregularRounds = Type.Object(
  { success: Type.Literal(true), data: Type.Array(IrregularRound) },
  { title: 'IrregularRounds' },
);
export type IrregularRounds = Static<typeof IrregularRounds>;

export const RoundStats = Type.Object(
  {
    roundId: RoundId,
    players: Type.Integer({ minimum: 0 }),
    upPlayers: Type.Integer({ minimum: 0 }),
    downPlayers: Type.Integer({ minimum: 0 }),
    totalDeposits: Amount,
    upPredictions: Amount,
    downPredictions: Amount,
    /** The sum of payouts that players have claimed. */
    paid: Amount,
    burned: Amount,
  },
  { title: 'RoundStats' },
);
export type RoundStats = Static<typeof RoundStats>;

/** A prediction in the history of all players. */
export const PlayerHistoryItem = Type.Object(
  {
    roundId: RoundId,
    /** Null if unknown; the page shows 'Unknown'. */
    playerAddress: Type.Union([Address, Type.Null()]),
    name: ShownName,
    direction: Direction,
    stakeAmount: Amount,
    /** Whether the round is over: resolved or void. */
    status: Type.Boolean(),
    isWinner: Type.Boolean(),
    outcome: Type.Union([Outcome, Type.Null()]),
    /** The player's payout, including the stake; "0" for lost and pending predictions. */
    rewardAmount: Amount,
    /** The position in the history. Passed as `before`, it returns older predictions. */
    position: Type.String(),
  },
  { title: 'PlayerHistoryItem' },
);
export type PlayerHistoryItem = Static<typeof PlayerHistoryItem>;

export const PlayersHistoryResponse = Type.Object(
  {
    success: Type.Literal(true),
    /** Newest first, at most 200. */
    data: Type.Array(PlayerHistoryItem),
    /** The total number of predictions. */
    total: Type.Integer({ minimum: 0 }),
  },
  { title: 'PlayersHistoryResponse' },
);
export type PlayersHistoryResponse = Static<typeof PlayersHistoryResponse>;

/** The maximum number of predictions in the response. */
export const HistoryLimit = Type.Integer({ minimum: 1, maximum: 200 });

export const DepositLimits = Type.Object(
  {
    minimum: Amount,
    maximum: Amount,
    minDeposit: Amount,
    maxDeposit: Amount,
  },
  { title: 'DepositLimits' },
);
export type DepositLimits = Static<typeof DepositLimits>;

export const GameStatus = Type.Object(
  {
    currentRound: Type.Union([
      Type.Object({
        roundId: RoundId,
        startPrice: Price,
        status: RoundStatus,
        startTime: Seconds,
        endTime: Seconds,
      }),
      Type.Null(),
    ]),
    gameStatus: Type.Object({ isRunning: Type.Boolean() }),
    network: Type.String(),
  },
  { title: 'GameStatus' },
);
export type GameStatus = Static<typeof GameStatus>;

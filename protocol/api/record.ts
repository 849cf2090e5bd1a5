import { Type, type Static } from 'typebox';
import { Address, Amount, Direction, Price, RoundId, Seconds, SignedAmount } from './common';
import { ShownName } from './names';
import { PlayerHistoryItem } from './rounds';

export const CurvePoint = Type.Object(
  {
    roundId: RoundId,
    /** The sum of all profits and losses up to this round. */
    profit: SignedAmount,
  },
  { title: 'CurvePoint' },
);
export type CurvePoint = Static<typeof CurvePoint>;

const count = Type.Integer({ minimum: 0 });

/** A player's figures over all rounds. */
export const figures = {
  total: count,
  won: count,
  lost: count,
  pending: count,
  refunded: count,
  staked: Amount,
  /** The sum of claimed payouts. */
  paid: Amount,
  /** The sum of payouts that are not claimed yet. */
  claimable: Amount,
  /** Payouts, claimed or not, minus stakes, over all rounds with an outcome. */
  profit: SignedAmount,
  /** The current winning streak; if negative, the current losing streak. A returned stake does not end a streak. */
  currentStreak: Type.Integer(),
  /** The longest winning streak. */
  longestStreak: count,
  /** Oldest first, at most 100 points. */
  curve: Type.Array(CurvePoint),
};

/** A player's public record. All of it but the name is on the chain. */
export const PlayerRecord = Type.Object(
  { address: Address, name: ShownName, ...figures },
  { title: 'PlayerRecord' },
);
export type PlayerRecord = Static<typeof PlayerRecord>;

/** A prediction with the prices of its round. */
export const PlayerPrediction = Type.Object(
  {
    ...PlayerHistoryItem.properties,
    endTime: Seconds,
    priceAtStart: Price,
    /** Null while the round has no outcome, and in a void round. */
    priceAtEnd: Type.Union([Price, Type.Null()]),
  },
  { title: 'PlayerPrediction' },
);
export type PlayerPrediction = Static<typeof PlayerPrediction>;

export const PlayerPredictionsPage = Type.Object(
  {
    success: Type.Literal(true),
    /** Newest first. */
    data: Type.Array(PlayerPrediction),
    /** The number of the player's predictions over all pages. */
    total: count,
    /** The `before` of the next page; null on the last one. */
    next: Type.Union([RoundId, Type.Null()]),
  },
  { title: 'PlayerPredictionsPage' },
);
export type PlayerPredictionsPage = Static<typeof PlayerPredictionsPage>;

export const PlayersHistoryPage = Type.Object(
  {
    success: Type.Literal(true),
    /** Newest first. */
    data: Type.Array(PlayerHistoryItem),
    /** The number of predictions over all pages. */
    total: count,
    /** The `before` of the next page; null on the last one. */
    next: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'PlayersHistoryPage' },
);
export type PlayersHistoryPage = Static<typeof PlayersHistoryPage>;

/** A prediction as a chart marks it. */
export const RoundEntry = Type.Object(
  {
    /** The time of the prediction's block. */
    time: Seconds,
    direction: Direction,
    /** The position in the history of all players. */
    position: Type.String(),
  },
  { title: 'RoundEntry' },
);
export type RoundEntry = Static<typeof RoundEntry>;

/** As many as the latest predictions in the answer of `history-fast`, so that a page can mark any of these on a chart. */
export const MOST_ENTRIES = 200;

export const RoundEntries = Type.Object(
  {
    roundId: RoundId,
    /** Oldest first; empty if the round has more than 200 predictions. */
    entries: Type.Array(RoundEntry),
  },
  { title: 'RoundEntries' },
);
export type RoundEntries = Static<typeof RoundEntries>;

/** The number of predictions per page. */
export const PageLimit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });

/** A position in the history of all players: the `position` of an item. */
export const Before = Type.String({ pattern: '^\\d{1,15}\\.\\d{1,15}$' });

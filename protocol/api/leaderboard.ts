import { Type, type Static } from 'typebox';
import { Address, BaseUnits, nullable, Seconds, SignedBaseUnits } from './common';
import { ShownName } from './names';

/** With fewer rounds won or lost, a player is not ranked by return, so that one lucky bet does not lead. */
export const ROUNDS_FOR_RETURN = 10;

export const LeaderboardOrder = Type.Enum(['profit', 'return', 'volume', 'streak'], {
  title: 'LeaderboardOrder',
  description: `Ranks by one field of the rows, highest first. By \`return\`, it ranks only players with at least ${ROUNDS_FOR_RETURN} rounds won or lost in the period.`,
  default: 'profit',
});
export type LeaderboardOrder = Static<typeof LeaderboardOrder>;

/** The rounds that ended on the current day or in the current week, or all rounds. */
export const PERIODS = ['day', 'week', 'always'] as const;
export const LeaderboardPeriod = Type.Enum([...PERIODS], {
  title: 'LeaderboardPeriod',
  description:
    "Counts the rounds that ended on the current day or in the current week, or all rounds. Days start at midnight in UTC and weeks on Monday, on the chain's clock. A round counts in the period of its end, as soon as it has an outcome.",
  default: 'always',
});
export type LeaderboardPeriod = Static<typeof LeaderboardPeriod>;

/** The error messages for other values. */
export const ORDER_NAMES = 'An order is `profit`, `return`, `volume` or `streak`.';
export const PERIOD_NAMES = 'A period is `day`, `week` or `always`.';
export const CURSOR_FORM =
  '`after` is the `next` of the page before, for the same order and period. Leave it out for the first page.';

/** A position in the leaderboard: the value by which it ranks, and the address. */
export const LeaderboardCursor = Type.String({
  pattern: '^-?\\d{1,78}\\.0x[0-9a-f]{40}$',
  description: 'The `next` of the page before.',
});

export const LeaderboardLimit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });

const count = Type.Integer({ minimum: 0 });

/** A player's results in the rounds of the period that have an outcome. */
export const LeaderboardRow = Type.Object(
  {
    /** Players with the same value share a rank, and the next rank counts all of them: 1, 1, 3. */
    rank: Type.Integer({ minimum: 1 }),
    address: Address,
    name: ShownName,
    /** Payouts, claimed or not, minus stakes. */
    profit: SignedBaseUnits,
    /** The sum of the stakes. */
    volume: BaseUnits,
    /** Profit divided by volume, rounded toward zero to six decimals: 0.25 is 25 %. */
    return: Type.Number({ minimum: -1 }),
    /** A draw and a void round return the stake. They count here, but as neither won nor lost. */
    rounds: count,
    wins: count,
    /** The most wins in a row within the period. A returned stake does not end a row of wins. */
    streak: count,
  },
  { title: 'LeaderboardRow' },
);
export type LeaderboardRow = Static<typeof LeaderboardRow>;

const ofPeriod = {
  /** The start of the period; null for all rounds. */
  since: nullable(Seconds),
  /** When the period ends and the next one begins with an empty leaderboard; null for all rounds. */
  until: nullable(Seconds),
  /** The number of ranked players. */
  total: count,
};

export const LeaderboardPage = Type.Object(
  {
    success: Type.Literal(true),
    /** The highest first. Players with the same value come in the order of their addresses. */
    data: Type.Array(LeaderboardRow),
    ...ofPeriod,
    /** The `after` of the next page; null on the last one. */
    next: nullable(Type.String()),
  },
  { title: 'LeaderboardPage' },
);
export type LeaderboardPage = Static<typeof LeaderboardPage>;

export const LeaderboardPlace = Type.Object(
  {
    success: Type.Literal(true),
    /** The player's row; null if the player is not ranked. */
    data: nullable(LeaderboardRow),
    /** A row of the next higher value; null for a leader, and for a player who is not ranked. */
    above: nullable(LeaderboardRow),
    ...ofPeriod,
  },
  { title: 'LeaderboardPlace' },
);
export type LeaderboardPlace = Static<typeof LeaderboardPlace>;

import { Type, type Static } from 'typebox';

const Count = Type.Integer({ minimum: 0 });

/** A token amount in base units: the smallest part of a token, as an integer in text. */
const BaseUnits = Type.String({ pattern: '^\\d+$' });
const SignedBaseUnits = Type.String({ pattern: '^-?\\d+$' });

const sums = {
  /** Rounds with stakes and an outcome. */
  rounds: Count,
  /** Different players in them. */
  players: Count,
  stakes: BaseUnits,
  /** To the winners, claimed or not, their stakes included. */
  payouts: BaseUnits,
  /** The stakes of draws and void rounds. */
  refunds: BaseUnits,
  burned: BaseUnits,
  /** What the house has gained: stakes minus payouts, refunds and what was burned. */
  result: SignedBaseUnits,
};

/** The rounds that ended on one day. */
export const HouseDay = Type.Object(
  { day: Type.String({ description: 'The day in UTC: 2026-11-22' }), ...sums },
  { title: 'HouseDay' },
);
export type HouseDay = Static<typeof HouseDay>;

/** What the house and its players did, by day of the rounds' ends. */
export const HouseFigures = Type.Object(
  {
    /** Oldest first, each day of the period; the last one is today. */
    days: Type.Array(HouseDay),
    /** Over the whole period: a player of several days counts once. */
    total: Type.Object(sums, { title: 'HouseSums' }),
  },
  { title: 'HouseFigures' },
);
export type HouseFigures = Static<typeof HouseFigures>;

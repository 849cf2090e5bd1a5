import { Type, type Static } from 'typebox';
import { BaseUnits, SignedBaseUnits } from './common';

const Count = Type.Integer({ minimum: 0 });

const sums = {
  /** Rounds with stakes and an outcome. */
  rounds: Count,
  /** Distinct players in these rounds. */
  players: Count,
  stakes: BaseUnits,
  /** Payouts to the winners, claimed or not, including their stakes. */
  payouts: BaseUnits,
  /** The stakes of draws and void rounds. */
  refunds: BaseUnits,
  burned: BaseUnits,
  /** The house's gain: stakes minus payouts, refunds and burned tokens. */
  result: SignedBaseUnits,
};

export const HouseSums = Type.Object(sums, { title: 'HouseSums' });
export type HouseSums = Static<typeof HouseSums>;

/** The rounds that ended on one day. */
export const HouseDay = Type.Object(
  { day: Type.String({ description: 'The day in UTC, such as 2026-11-22.' }), ...sums },
  { title: 'HouseDay' },
);
export type HouseDay = Static<typeof HouseDay>;

/** The house's figures, by the day on which the rounds ended. */
export const HouseFigures = Type.Object(
  {
    /** Every day of the period, oldest first; the last day is today. */
    days: Type.Array(HouseDay),
    /** Over the whole period. A player who played on several days counts once. */
    total: HouseSums,
  },
  { title: 'HouseFigures' },
);
export type HouseFigures = Static<typeof HouseFigures>;

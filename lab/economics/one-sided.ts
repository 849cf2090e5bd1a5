import { bonusOf, burnedOf, houseChange } from '@updown/protocol/payouts';

/** A chance as a fraction, so that the results stay exact. */
export interface Chance {
  of: bigint;
  in: bigint;
}

const STAKE = 100n;

/** The changes for a one-sided stake of 100, if it wins and if it loses. */
const bettor = { won: bonusOf(STAKE, STAKE, 0n), lost: -STAKE };
const house = { won: houseChange(STAKE, 0n), lost: houseChange(0n, STAKE) };
const burned = { won: burnedOf(STAKE, 0n), lost: burnedOf(0n, STAKE) };

type Change = typeof bettor;

function meanOf({ won, lost }: Change, { of, in: total }: Chance): number {
  return Number(won * of + lost * (total - of)) / Number(total * STAKE);
}

/** The chance at which the average change is zero. */
function evenAt({ won, lost }: Change): Chance {
  return { of: lost, in: lost - won };
}

/** Above this chance a bettor takes from the reserve. */
export const houseBreaksEvenAt = evenAt(house);
/** Above this chance the bet pays. */
export const bettorBreaksEvenAt = evenAt({ won: -bettor.won, lost: -bettor.lost });

/** The average gains as shares of the stake. */
export function meansOf(chance: Chance) {
  return {
    house: meanOf(house, chance),
    bettor: meanOf(bettor, chance),
    burned: meanOf(burned, chance),
  };
}

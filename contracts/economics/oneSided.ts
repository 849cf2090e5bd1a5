import { bonusOf, burnedOf, houseChange } from './payouts';

/** A chance as a fraction, so that what follows from the rules stays exact. */
export interface Chance {
  of: bigint;
  in: bigint;
}

const stake = 100n;

/** By the rules, for a stake of 100 that nobody bets against, when it wins and when it loses. */
const bettor = { won: bonusOf(stake, stake, 0n), lost: -stake };
const house = { won: houseChange(stake, 0n), lost: houseChange(0n, stake) };
const burned = { won: burnedOf(stake, 0n), lost: burnedOf(0n, stake) };

type Change = typeof bettor;

const meanOf = ({ won, lost }: Change, { of, in: total }: Chance): number =>
  Number(won * of + lost * (total - of)) / Number(total * stake);

/** The chance at which a change is zero on average. */
const evenAt = ({ won, lost }: Change): Chance => ({ of: lost, in: lost - won });

/** From this chance on a bettor takes from the reserve. */
export const houseBreaksEvenAt = evenAt(house);
/** From this chance on the bet pays. */
export const bettorBreaksEvenAt = evenAt({ won: -bettor.won, lost: -bettor.lost });

/** What everybody makes on average, as a share of the stake. */
export const meansOf = (chance: Chance) => ({
  house: meanOf(house, chance),
  bettor: meanOf(bettor, chance),
  burned: meanOf(burned, chance),
});

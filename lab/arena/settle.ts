import { bonusOf, burnedOf, houseChange } from '@updown/protocol/payouts';
import { sidesOf } from './pools';
import type { Attempt, Betting } from './table';

/** The numbers of the outcomes in the contract. */
const OUTCOMES = { up: 1n, down: 2n, draw: 3n };

/** A round's payouts by the specified rules, computed without the contract. */
export interface Settlement {
  outcome: bigint;
  /** The payout of each accepted bet, in order; 0 for a lost bet. */
  payouts: bigint[];
  burned: bigint;
  /** The change in the house's balance, including rounding remainders. */
  house: bigint;
}

export function accepted({ attempts }: Betting): Attempt[] {
  return attempts.filter(({ isAccepted }) => isAccepted);
}

export function settle(betting: Betting, startPrice: bigint, endPrice: bigint): Settlement {
  const bets = accepted(betting);
  if (startPrice === endPrice) {
    return {
      outcome: OUTCOMES.draw,
      payouts: bets.map((bet) => bet.amount),
      burned: 0n,
      house: 0n,
    };
  }
  const upWins = endPrice > startPrice;
  const { own: winning, other: losing } = sidesOf(betting.pools, upWins);
  const payouts = bets.map(({ up, amount }) =>
    up === upWins ? amount + bonusOf(amount, winning, losing) : 0n,
  );
  const owed = winning === 0n ? 0n : winning + bonusOf(winning, winning, losing);
  const rest = owed - payouts.reduce((sum, payout) => sum + payout, 0n);
  return {
    outcome: upWins ? OUTCOMES.up : OUTCOMES.down,
    payouts,
    burned: burnedOf(winning, losing),
    house: houseChange(winning, losing) + rest,
  };
}

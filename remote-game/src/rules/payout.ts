/** The contract's arithmetic (`Payouts.sol`), on base units, every division rounded down. */
const EVEN_BONUS = 80n;
const WINNERS_SHARE = 95n;
const LEAST_BONUS = 10n;
const LARGEST_BONUS = 900n;

const percentOf = (amount: bigint, percent: bigint): bigint => (amount * percent) / 100n;

/** What a stake that is part of the winning pool earns on top of itself. */
export function bonusOf(stake: bigint, winning: bigint, losing: bigint): bigint {
  if (losing === 0n || losing === winning) return percentOf(stake, EVEN_BONUS);
  const share = (stake * losing * WINNERS_SHARE) / (winning * 100n);
  const least = percentOf(stake, LEAST_BONUS);
  const largest = percentOf(stake, LARGEST_BONUS);
  if (share < least) return least;
  return share > largest ? largest : share;
}

export interface Pools {
  up: bigint;
  down: bigint;
}

export interface Estimate {
  /** The stake, which comes back with a win. */
  baseReturn: bigint;
  bonus: bigint;
  payout: bigint;
  /** The payout in hundredths of a percent of the stake: 18000 is 180 %. */
  rate: bigint;
}

/** What a new stake would pay if its side won and nobody else came: the stake joins its own pool first. */
export function estimatePayout(stake: bigint, isUp: boolean, pools: Pools): Estimate {
  const winning = (isUp ? pools.up : pools.down) + stake;
  const losing = isUp ? pools.down : pools.up;
  const bonus = bonusOf(stake, winning, losing);
  const payout = stake + bonus;
  return {
    baseReturn: stake,
    bonus,
    payout,
    rate: stake === 0n ? 0n : (payout * 10_000n) / stake,
  };
}

/** What a stake that is already in its pool pays if its side wins now. */
export function payoutOf(stake: bigint, isUp: boolean, { up, down }: Pools): bigint {
  const [own, losing] = isUp ? [up, down] : [down, up];
  // The pools may have been read before the prediction was in them.
  const winning = own < stake ? own + stake : own;
  return stake + bonusOf(stake, winning, losing);
}

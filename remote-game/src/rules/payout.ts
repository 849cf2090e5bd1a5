import { bonusOf, parseAmount } from '@updown/shared';

/** The player's profit from a finished bet in base units; negative for a loss. Both parameters are amounts from the API. */
export function profitOf(payout: string, stake: string): bigint {
  return parseAmount(payout) - parseAmount(stake);
}

/** Base units. */
export interface Pools {
  up: bigint;
  down: bigint;
}

export interface Estimate {
  /** The stake, which a win returns. */
  baseReturn: bigint;
  bonus: bigint;
  payout: bigint;
  /** The payout in hundredths of a percent of the stake: 18000 is 180%. */
  rate: bigint;
}

/** The payout of a new stake if its side wins at these pools. The stake first joins its own pool. */
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

/** The payout of a stake that is already in its pool, if its side wins at these pools. */
export function payoutOf(stake: bigint, isUp: boolean, { up, down }: Pools): bigint {
  const [own, losing] = isUp ? [up, down] : [down, up];
  // The pools may be older than the prediction.
  const winning = own < stake ? own + stake : own;
  return stake + bonusOf(stake, winning, losing);
}

import { bonusOf } from '@updown/shared';

/** Base units. */
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

import { randomInt } from 'node:crypto';
import type { FeeData } from 'ethers';

export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export function feesOf({ maxFeePerGas, maxPriorityFeePerGas, gasPrice }: FeeData): Fees {
  const most = maxFeePerGas ?? gasPrice ?? 0n;
  return { maxFeePerGas: most, maxPriorityFeePerGas: maxPriorityFeePerGas ?? most };
}

/** In wei: 0.017 gwei, too little for anyone to notice. */
const SPREAD = 2n ** 24n;

/**
 * Changes the tip by a random amount. Two processes may sign the same call with the same nonce. If the fees matched
 * too, the node would see a single transaction, and both processes would claim its receipt. The maximum fee stays the
 * same, because some nodes replace an accepted transaction with one that pays a single wei more.
 */
export function distinctFees({ maxFeePerGas, maxPriorityFeePerGas: tip }: Fees): Fees {
  const room = maxFeePerGas - tip;
  // On a cheap chain, the maximum fee leaves no room above the tip.
  const sign = room >= SPREAD ? 1n : -1n;
  const spread = sign > 0n ? SPREAD : smaller(SPREAD, tip / 8n + 1n);
  const change = sign * BigInt(randomInt(Number(spread)));
  return { maxFeePerGas, maxPriorityFeePerGas: tip + change };
}

/** A node replaces a pending transaction only if the new fee is at least a tenth higher. A quarter leaves a margin. */
function raised(fee: bigint) {
  return (fee * 125n) / 100n + 1n;
}
function larger(a: bigint, b: bigint) {
  return a > b ? a : b;
}
function smaller(a: bigint, b: bigint) {
  return a < b ? a : b;
}

/** The fees that replace a transaction sent for `before`, when the current fees are `now`. */
export function raisedFees(before: Fees, now: Fees): Fees {
  return {
    maxFeePerGas: larger(raised(before.maxFeePerGas), now.maxFeePerGas),
    maxPriorityFeePerGas: larger(raised(before.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
  };
}

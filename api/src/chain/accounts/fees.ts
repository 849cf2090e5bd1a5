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

/** In wei, far below what anybody notices: 0.017 gwei. */
const SPREAD = 2n ** 24n;

/**
 * Changes the tip by a few random wei. Two processes may sign the same call with the same nonce: with the same fees too,
 * the node would take them for one transaction, and both would take its receipt for their own. The highest fee stays,
 * because some nodes let a transaction with a fee of one wei more replace the other's, which they have already accepted.
 */
export function distinctFees({ maxFeePerGas, maxPriorityFeePerGas: tip }: Fees): Fees {
  const room = maxFeePerGas - tip;
  // A cheap chain leaves no room above the tip.
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

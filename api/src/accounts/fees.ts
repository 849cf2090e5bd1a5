import type { FeeData } from 'ethers';

export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export const feesOf = ({ maxFeePerGas, maxPriorityFeePerGas, gasPrice }: FeeData): Fees => {
  const most = maxFeePerGas ?? gasPrice ?? 0n;
  return { maxFeePerGas: most, maxPriorityFeePerGas: maxPriorityFeePerGas ?? most };
};

/** Nodes take the place of a waiting transaction only for a tenth more; a quarter gets ahead. */
const raised = (fee: bigint) => (fee * 125n) / 100n + 1n;
const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/** What replaces a transaction that was sent for `before`, where others pay `now`. */
export const raisedFees = (before: Fees, now: Fees): Fees => ({
  maxFeePerGas: larger(raised(before.maxFeePerGas), now.maxFeePerGas),
  maxPriorityFeePerGas: larger(raised(before.maxPriorityFeePerGas), now.maxPriorityFeePerGas),
});

import type { ContractTransaction, Provider } from 'ethers';
import { toContractError } from '../contract-error';
import { NotSent, toNotSent } from './not-sent';

/** Estimates the gas of a transaction. Throws a `ContractError` if the contract would reject the transaction. */
export async function estimateGas(
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
): Promise<bigint> {
  try {
    return await provider.estimateGas({ ...transaction, from });
  } catch (error) {
    throw toNotSent(toContractError(error));
  }
}

/** The gas limit to send: `wanted`, capped at `most`. Throws `NotSent` if the estimate itself is above `most`. */
export function withinMost(estimate: bigint, wanted: bigint, most: bigint | undefined): bigint {
  if (most === undefined) return wanted;
  if (estimate > most) {
    throw new NotSent(`The transaction takes ${estimate} gas, more than the limit of ${most}.`);
  }
  return wanted > most ? most : wanted;
}

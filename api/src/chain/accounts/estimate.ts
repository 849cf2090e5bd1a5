import type { ContractTransaction, Provider } from 'ethers';
import { toContractError } from '../contract-error';
import { NotSent, toNotSent } from './not-sent';

/** An estimate may use this many times the limit, so that the error says how far a transaction exceeds it. */
const TRIED = 4n;

/**
 * Estimates the gas of a transaction. Throws a `ContractError` if the contract would reject the transaction.
 *
 * @param most The maximum gas limit of a transaction that runs foreign code, so that the node does not run it endlessly.
 */
export async function estimateGas(
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
  most?: bigint,
): Promise<bigint> {
  const tried = most === undefined ? {} : { gasLimit: most * TRIED };
  try {
    return await provider.estimateGas({ ...transaction, ...tried, from });
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

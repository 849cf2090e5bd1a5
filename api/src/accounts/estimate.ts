import type { ContractTransaction, Provider } from 'ethers';
import { toRefusal } from '../chain/refusal';
import { toNotSent } from './not-sent';

/** The gas that the transaction takes; throws a `ContractRefusal` where the contract would refuse it. */
export const estimateGas = async (
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
): Promise<bigint> => {
  try {
    return await provider.estimateGas({ ...transaction, from });
  } catch (error) {
    throw toNotSent(toRefusal(error));
  }
};

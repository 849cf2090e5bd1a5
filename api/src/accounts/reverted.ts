import type { ContractTransaction, Provider } from 'ethers';
import { conflict } from '../problem';
import { estimateGas } from './estimate';

/**
 * Why a transaction was reverted though it would have been accepted when it was sent: another one came before it.
 * Throws the `ContractRefusal` that it meets now, or else tells to try again.
 */
export const throwReverted = async (
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
): Promise<never> => {
  await estimateGas(provider, from, transaction);
  throw conflict('The game changed before this was carried out. Please try again.');
};

import type { ContractTransaction, Provider } from 'ethers';
import { conflict } from '../../game/api-error';
import { estimateGas } from './estimate';

/**
 * Explains why a transaction reverted although its check passed: another one came first. Throws the `ContractError`
 * that the transaction meets now, or else an error that suggests another try.
 */
export async function throwReverted(
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
): Promise<never> {
  await estimateGas(provider, from, transaction);
  throw conflict('The game changed before the transaction was mined. Please try again.');
}

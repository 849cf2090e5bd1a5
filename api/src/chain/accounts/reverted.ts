import type { ContractTransaction, Provider } from 'ethers';
import { conflict } from '../../game/api-error';
import { estimateGas } from './estimate';

/**
 * Explains why a transaction reverted although its check passed: another transaction was mined first. Throws the
 * `ContractError` that the transaction would cause now, or else an error that suggests a retry.
 */
export async function throwReverted(
  provider: Provider,
  from: string,
  transaction: ContractTransaction,
): Promise<never> {
  await estimateGas(provider, from, transaction);
  throw conflict('game_changed');
}

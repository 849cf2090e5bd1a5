import { gasLimit } from '@updown/contracts/gas-limit';
import type { ContractTransaction, JsonRpcProvider, TransactionReceipt } from 'ethers';
import type { Account, SendOptions } from '../../chain/accounts/account';
import { estimateGas } from '../../chain/accounts/estimate';
import { feesOf } from '../../chain/accounts/fees';
import { NotSent } from '../../chain/accounts/not-sent';
import { ContractError } from '../../chain/contract-error';
import type { Reservation } from './budget';

export interface Payer {
  readonly account: Account;
  readonly provider: JsonRpcProvider;
}

/** The gas of the transaction, and the most that it can cost in wei. The node tries little more than `mostGas`. */
export async function estimate(
  { account, provider }: Payer,
  transaction: ContractTransaction,
  mostGas?: bigint,
) {
  const gas = await estimateGas(provider, account.address, transaction, mostGas);
  const { maxFeePerGas } = feesOf(await provider.getFeeData());
  return { gas, most: gasLimit(gas) * maxFeePerGas };
}

/** Sends the transaction and books its cost to the reservation. */
export async function payWithin(
  account: Account,
  reservation: Reservation,
  transaction: ContractTransaction,
  options: Pick<SendOptions, 'assertMay' | 'mostGas' | 'onSent'>,
): Promise<TransactionReceipt> {
  const mined: bigint[] = [];
  try {
    const onMined = ({ fee }: TransactionReceipt) => void mined.push(fee);
    return await account.send(transaction, { ...options, onMined });
  } catch (error) {
    const isUnsent = error instanceof NotSent || error instanceof ContractError;
    // The cost of a lost transaction is unknown, so its reservation stays.
    if (isUnsent && mined.length === 0) await reservation.release();
    throw error;
  } finally {
    for (const fee of mined) await reservation.book(fee);
  }
}

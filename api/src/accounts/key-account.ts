import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isError,
  keccak256,
  type ContractTransaction,
  type JsonRpcProvider,
  type TransactionReceipt,
  type Wallet,
} from 'ethers';
import { createTurns } from '../turns';
import type { Account } from './account';
import { estimateGas } from './estimate';
import { feesOf, raisedFees, type Fees } from './fees';
import { throwReverted } from './reverted';

interface Options {
  /** After how long without being mined a transaction is replaced by one that pays more. */
  readonly patienceMs: number;
  readonly pollMs: number;
}

const sendAttempts = 10;
/** Each time the price rises by a quarter: after these it is more than twenty times the first. */
const mostReplacements = 14;
/**
 * What is not used is not paid for. The odd number tells two processes' transactions apart that are alike otherwise:
 * the node would take the second for the first.
 */
const spareGas = (estimate: bigint) => (estimate * 120n) / 100n + BigInt(randomInt(1000));

interface Sent {
  readonly nonce: number;
  readonly fees: Fees;
  readonly hash: string;
}

/** The node has this very transaction: an earlier attempt got through, though its answer did not. */
const isKnown = (error: unknown): boolean =>
  /already known|already imported|known transaction/i.test(String((error as Error).message));

/** Worth another attempt: somebody else took the number, or the price of gas rose meanwhile. */
const isOvertaken = (error: unknown): boolean =>
  isError(error, 'NONCE_EXPIRED') ||
  isError(error, 'REPLACEMENT_UNDERPRICED') ||
  /nonce too low|underpriced|less than block base fee/i.test(String((error as Error).message));

/** An account whose key we hold: it numbers its transactions itself, and replaces those that are stuck. */
export const keyAccount = (
  wallet: Wallet,
  provider: JsonRpcProvider,
  { patienceMs, pollMs }: Options,
): Account => {
  const { address } = wallet;
  /** So that each sees the number that the one before it took. */
  const inTurn = createTurns();
  /** The numbers of what is on its way. */
  const ours = new Set<number>();

  const currentFees = async () => feesOf(await provider.getFeeData());

  const broadcast = async (request: ContractTransaction, nonce: number, fees: Fees) => {
    const { chainId } = await provider.getNetwork();
    const signed = await wallet.signTransaction({ ...request, ...fees, nonce, chainId, type: 2 });
    const hash = keccak256(signed);
    try {
      await provider.broadcastTransaction(signed);
    } catch (error) {
      const isMined = isOvertaken(error) && (await provider.getTransactionReceipt(hash)) !== null;
      if (!isKnown(error) && !isMined) throw error;
    }
    return hash;
  };

  /** Takes the next number and sends; again with the next one where somebody else was faster. */
  const sendFirst = async (request: ContractTransaction): Promise<Sent> => {
    for (let attempt = 1; ; attempt++) {
      const nonce = await provider.getTransactionCount(address, 'pending');
      const fees = await currentFees();
      try {
        return { nonce, fees, hash: await broadcast(request, nonce, fees) };
      } catch (error) {
        if (!isOvertaken(error) || attempt === sendAttempts) throw error;
      }
    }
  };

  /** What an earlier process left standing before the nonce is replaced by a transfer of nothing. */
  const clearWay = async (nonce: number, fees: Fees) => {
    for (let n = await provider.getTransactionCount(address, 'latest'); n < nonce; n++)
      if (!ours.has(n))
        await broadcast({ to: address, data: '0x', gasLimit: 21_000n }, n, fees).catch(() => {});
  };

  const mined = async (
    hashes: readonly string[],
    until: number,
  ): Promise<TransactionReceipt | undefined> => {
    while (Date.now() < until) {
      for (const hash of hashes) {
        const receipt = await provider.getTransactionReceipt(hash);
        if (receipt !== null) return receipt;
      }
      await sleep(pollMs);
    }
    return undefined;
  };

  /** Waits for the transaction, and pays more for it as long as it is not mined. */
  const seeThrough = async (request: ContractTransaction, { nonce, hash, ...first }: Sent) => {
    const hashes = [hash];
    let { fees } = first;
    for (let replacement = 0; replacement <= mostReplacements; replacement++) {
      const receipt = await mined(hashes, Date.now() + patienceMs);
      if (receipt?.status === 0) await throwReverted(provider, address, request);
      if (receipt !== undefined) return receipt;
      fees = raisedFees(fees, await currentFees());
      await clearWay(nonce, fees);
      // Refused where it was mined meanwhile: its receipt is found in the next turn.
      await broadcast(request, nonce, fees).then(
        (another) => hashes.push(another),
        () => {},
      );
    }
    throw new Error(`Transaction ${hash} was not mined, and its replacements neither.`);
  };

  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction) => {
      const gasLimit = spareGas(await estimateGas(provider, address, transaction));
      const request = { ...transaction, gasLimit };
      const sent = await inTurn(() => sendFirst(request));
      ours.add(sent.nonce);
      return seeThrough(request, sent).finally(() => ours.delete(sent.nonce));
    },
  };
};

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ContractTransaction,
  type JsonRpcProvider,
  type TransactionReceipt,
  type Wallet,
} from 'ethers';
import { unavailable } from '../problem';
import { createTurns } from '../turns';
import type { Account, Perishable, SendOptions } from './account';
import { createBroadcast, isOvertaken } from './broadcast';
import { estimateGas } from './estimate';
import { feesOf, raisedFees, type Fees } from './fees';
import { NotSent, toNotSent } from './not-sent';
import { throwReverted } from './reverted';

interface Options {
  /** After how long without being mined a transaction is replaced by one that pays more. */
  readonly patienceMs: number;
  readonly pollMs: number;
}

const sendAttempts = 10;
/** A node that is a little behind may know a number to be used, and not yet by what. */
const looksUntilTaken = 3;
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

/** Under the hash of each transaction with the one number what it would do: one of them will be mined. */
type Attempts = Map<string, ContractTransaction>;

/** An account whose key we hold: it numbers its transactions itself, and replaces those that are stuck. */
export const keyAccount = (
  wallet: Wallet,
  provider: JsonRpcProvider,
  { patienceMs, pollMs }: Options,
): Account => {
  const { address } = wallet;
  const broadcast = createBroadcast(wallet, provider);
  /** So that each sees the number that the one before it took. */
  const inTurn = createTurns();
  /** The numbers of what is on its way. */
  const ours = new Set<number>();

  /** Takes up a number, and does nothing. */
  const nothing: ContractTransaction = { to: address, data: '0x', gasLimit: 21_000n };

  const currentFees = async () => feesOf(await provider.getFeeData());

  /** Takes the next number and sends; again with the next one where somebody else was faster. */
  const sendFirst = async (request: ContractTransaction): Promise<Sent> => {
    for (let attempt = 1; ; attempt++) {
      const nonce = await provider.getTransactionCount(address, 'pending');
      const fees = await currentFees();
      try {
        return { nonce, fees, hash: await broadcast(request, nonce, fees) };
      } catch (error) {
        if (!isOvertaken(error) || attempt === sendAttempts) throw toNotSent(error);
      }
    }
  };

  /** What an earlier process left standing before the nonce is replaced by a transfer of nothing. */
  const clearWay = async (nonce: number, fees: Fees) => {
    for (let n = await provider.getTransactionCount(address, 'latest'); n < nonce; n++)
      if (!ours.has(n)) await broadcast(nothing, n, fees).catch(() => {});
  };

  const prepare = async (transaction: ContractTransaction): Promise<ContractTransaction> => {
    const gasLimit = spareGas(await estimateGas(provider, address, transaction));
    return { ...transaction, gasLimit };
  };

  const mined = async (
    nonce: number,
    attempts: Attempts,
    until: number,
  ): Promise<TransactionReceipt | undefined> => {
    let taken = 0;
    while (Date.now() < until) {
      const next = await provider.getTransactionCount(address, 'latest');
      for (const hash of attempts.keys()) {
        const receipt = await provider.getTransactionReceipt(hash);
        if (receipt !== null) return receipt;
      }
      if (next > nonce && ++taken === looksUntilTaken)
        throw new NotSent(
          `Another transaction of the operator's account took the number ${nonce}. Please try again.`,
        );
      await sleep(pollMs);
    }
    return undefined;
  };

  const renewed = ({ renew }: Perishable): Promise<ContractTransaction> =>
    renew === undefined
      ? Promise.resolve(nothing)
      : renew()
          .then(prepare)
          .catch(() => nothing);

  /** Waits for the transaction, and pays more for it, or for what takes its place, as long as it is not mined. */
  const seeThrough = async (
    first: ContractTransaction,
    { nonce, hash, ...sent }: Sent,
    { perishable, onMined }: SendOptions,
  ) => {
    const attempts: Attempts = new Map([[hash, first]]);
    const waitMs = Math.min(patienceMs, perishable?.goodForMs ?? Infinity);
    let { fees } = sent;
    let request = first;
    for (let replacement = 0; replacement <= mostReplacements; replacement++) {
      const receipt = await mined(nonce, attempts, Date.now() + waitMs);
      if (receipt !== undefined) {
        const carriedOut = attempts.get(receipt.hash) ?? first;
        if (carriedOut === nothing)
          throw unavailable('The chain did not take the transaction in time. Please try again.');
        onMined?.(receipt);
        if (receipt.status === 0) await throwReverted(provider, address, carriedOut);
        return receipt;
      }
      fees = raisedFees(fees, await currentFees());
      if (perishable !== undefined && request !== nothing) request = await renewed(perishable);
      await clearWay(nonce, fees);
      // Refused where it was mined meanwhile: its receipt is found in the next turn.
      await broadcast(request, nonce, fees).then(
        (another) => attempts.set(another, request),
        () => {},
      );
    }
    throw new Error(`Transaction ${hash} was not mined, and its replacements neither.`);
  };

  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction, options = {}) => {
      const request = await prepare(transaction);
      const sent = await inTurn(() => sendFirst(request));
      ours.add(sent.nonce);
      return seeThrough(request, sent, options).finally(() => ours.delete(sent.nonce));
    },
  };
};

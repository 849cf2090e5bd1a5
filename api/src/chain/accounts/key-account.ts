import { setTimeout as sleep } from 'node:timers/promises';
import { gasLimit } from '@updown/contracts/gas-limit';
import {
  type ContractTransaction,
  isError,
  type JsonRpcProvider,
  keccak256,
  type TransactionReceipt,
  type Wallet,
} from 'ethers';
import { unavailable } from '../../game/api-error';
import { createMutex } from '../../infra/mutex';
import { transactionSent } from '../../infra/tracing/traced-transactions';
import type { Account, Expiry, SendOptions } from './account';
import { estimateGas, withinMost } from './estimate';
import { distinctFees, type Fees, feesOf, raisedFees } from './fees';
import { NotSent, toNotSent } from './not-sent';
import { throwReverted } from './reverted';

/** The node already has this transaction: an earlier attempt got through, but its response was lost. */
function isKnown(error: unknown): boolean {
  return /already known|already imported|known transaction/i.test(String((error as Error).message));
}

/** Another attempt may succeed: another process used the nonce, or the gas price rose meanwhile. */
function isOvertaken(error: unknown): boolean {
  return (
    isError(error, 'NONCE_EXPIRED') ||
    isError(error, 'REPLACEMENT_UNDERPRICED') ||
    /nonce too low|underpriced|less than block base fee/i.test(String((error as Error).message))
  );
}

/** Signs transactions and sends them to the node. Each call resolves to the hash, even if the response is lost. */
function createBroadcast(wallet: Wallet, provider: JsonRpcProvider) {
  return async (request: ContractTransaction, nonce: number, fees: Fees): Promise<string> => {
    const { chainId } = await provider.getNetwork();
    const signed = await wallet.signTransaction({ ...request, ...fees, nonce, chainId, type: 2 });
    const hash = keccak256(signed);
    transactionSent(hash);
    try {
      await provider.broadcastTransaction(signed);
    } catch (error) {
      const isMined = isOvertaken(error) && (await provider.getTransactionReceipt(hash)) !== null;
      if (!isKnown(error) && !isMined) throw error;
    }
    return hash;
  };
}

interface Options {
  /** A transaction that is not mined within this time is replaced by one with a higher fee. */
  readonly patienceMs: number;
  readonly pollMs: number;
}

const SEND_ATTEMPTS = 10;
/** A lagging node may know that a nonce is used before it knows which transaction used it. */
const LOOKS_UNTIL_TAKEN = 3;
/** Each replacement pays a quarter more; the last one pays more than twenty times the first fee. */
const MOST_REPLACEMENTS = 14;
interface Sent {
  readonly nonce: number;
  readonly fees: Fees;
  readonly hash: string;
}

/** The transactions with one nonce, by hash. Exactly one of these will be mined. */
type Attempts = Map<string, ContractTransaction>;

/** An account with a private key: it chooses its nonces and replaces stuck transactions. */
export function keyAccount(
  wallet: Wallet,
  provider: JsonRpcProvider,
  { patienceMs, pollMs }: Options,
): Account {
  const { address } = wallet;
  const broadcast = createBroadcast(wallet, provider);
  /** Transactions run one at a time, so that each sees the nonce of the previous one. */
  const runExclusive = createMutex();
  /** The nonces of our pending transactions. */
  const ours = new Set<number>();

  /** Uses up a nonce without any other effect. */
  const nothing: ContractTransaction = { to: address, data: '0x', gasLimit: 21_000n };

  const currentFees = async () => distinctFees(feesOf(await provider.getFeeData()));

  /** Sends with the next nonce. If another process took that nonce first, tries a later one. */
  const sendFirst = async (
    request: ContractTransaction,
    { assertMay }: SendOptions,
  ): Promise<Sent> => {
    for (let attempt = 1; ; attempt++) {
      const nonce = await provider.getTransactionCount(address, 'pending');
      const fees = await currentFees();
      assertMay?.();
      try {
        return { nonce, fees, hash: await broadcast(request, nonce, fees) };
      } catch (error) {
        if (!isOvertaken(error) || attempt === SEND_ATTEMPTS) throw toNotSent(error);
      }
    }
  };

  /** Replaces pending transactions of an earlier process below `nonce` with empty transfers. */
  const clearWay = async (nonce: number, fees: Fees) => {
    for (let n = await provider.getTransactionCount(address, 'latest'); n < nonce; n++) {
      if (!ours.has(n)) await broadcast(nothing, n, fees).catch(() => {});
    }
  };

  const prepare = async (
    transaction: ContractTransaction,
    mostGas?: bigint,
  ): Promise<ContractTransaction> => {
    const estimate = await estimateGas(provider, address, transaction, mostGas);
    return { ...transaction, gasLimit: withinMost(estimate, gasLimit(estimate), mostGas) };
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
      if (next > nonce && ++taken === LOOKS_UNTIL_TAKEN) {
        throw new NotSent(
          `Another transaction of the operator's account used the nonce ${nonce}. Please try again.`,
        );
      }
      await sleep(pollMs);
    }
    return undefined;
  };

  const renewed = ({ renew }: Expiry): Promise<ContractTransaction> =>
    renew === undefined
      ? Promise.resolve(nothing)
      : renew()
          .then((transaction) => prepare(transaction))
          .catch(() => nothing);

  /** Waits until the transaction is mined. Meanwhile, raises the fee and replaces an expired transaction. */
  const seeThrough = async (
    first: ContractTransaction,
    { nonce, hash, ...sent }: Sent,
    { expiry, onMined }: SendOptions,
  ) => {
    const attempts: Attempts = new Map([[hash, first]]);
    const waitMs = Math.min(patienceMs, expiry?.validForMs ?? Infinity);
    let { fees } = sent;
    let request = first;
    for (let replacement = 0; replacement <= MOST_REPLACEMENTS; replacement++) {
      const receipt = await mined(nonce, attempts, Date.now() + waitMs);
      if (receipt !== undefined) {
        const carriedOut = attempts.get(receipt.hash) ?? first;
        if (carriedOut === nothing) {
          throw unavailable('The transaction was not mined in time. Please try again.');
        }
        onMined?.(receipt);
        if (receipt.status === 0) await throwReverted(provider, address, carriedOut);
        return receipt;
      }
      fees = raisedFees(fees, await currentFees());
      if (expiry !== undefined && request !== nothing) request = await renewed(expiry);
      await clearWay(nonce, fees);
      // The node rejects the replacement if the previous transaction has been mined; the next iteration finds that
      // receipt.
      await broadcast(request, nonce, fees).then(
        (another) => attempts.set(another, request),
        () => {},
      );
    }
    throw new Error(`Transaction ${hash} was not mined, nor was any of its replacements.`);
  };

  return {
    address,
    check: async (transaction) => void (await estimateGas(provider, address, transaction)),
    send: async (transaction, options = {}) => {
      const request = await prepare(transaction, options.mostGas);
      const sent = await runExclusive(() => sendFirst(request, options));
      ours.add(sent.nonce);
      options.onSent?.(sent.hash);
      return seeThrough(request, sent, options).finally(() => ours.delete(sent.nonce));
    },
  };
}

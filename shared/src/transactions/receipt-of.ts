import { t } from '../../texts/texts';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';

/** A transaction as a node describes it. */
interface SentCall {
  hash: string;
  from: string;
  to: string | null;
  nonce: string;
  input: string;
  value: string;
}

/** Every node keeps the accounts' nonces of as many blocks. */
const BLOCKS_BACK = 128n;

function hex(block: bigint): string {
  return `0x${block.toString(16)}`;
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** How many transactions the account has sent up to a block; null if the node does not say. */
async function sentBy(wallet: WalletPort, from: string, block: string): Promise<bigint | null> {
  const asked = wallet.request({ method: 'eth_getTransactionCount', params: [from, block] });
  return quantity(await asked.catch(() => null));
}

/** The mined transaction with the sender and the nonce of one that has vanished; null if the node does not find it. */
async function replacementOf(
  wallet: WalletPort,
  { from, nonce }: SentCall,
): Promise<SentCall | null> {
  const ask = (method: string, ...params: unknown[]) =>
    wallet.request({ method, params }).catch(() => null);
  const latest = quantity(await ask('eth_blockNumber'));
  const wanted = quantity(nonce);
  if (latest === null || wanted === null) return null;
  // The block in which the number of the sender's transactions passes the nonce.
  let [before, found] = [latest > BLOCKS_BACK ? latest - BLOCKS_BACK : -1n, latest];
  while (found - before > 1n) {
    const middle = (before + found) / 2n;
    const sent = await sentBy(wallet, from, hex(middle));
    // A node that no longer knows is asked for a later block.
    if (sent !== null && sent > wanted) found = middle;
    else before = middle;
  }
  const block = (await ask('eth_getBlockByNumber', hex(found), true)) as {
    transactions?: SentCall[];
  } | null;
  const isIt = (other: SentCall) => isSame(other.from, from) && quantity(other.nonce) === wanted;
  return block?.transactions?.find(isIt) ?? null;
}

/**
 * What a replacement does: the same call with another fee, nothing but using up the nonce, as wallets cancel a transaction, or
 * something else.
 */
function effectOfReplacement(
  sent: SentCall,
  other: SentCall,
): 'sped-up' | 'cancelled' | 'replaced' {
  const pays = quantity(other.value) ?? 0n;
  const isSameCall =
    isSame(sent.to, other.to) && isSame(sent.input, other.input) && quantity(sent.value) === pays;
  if (isSameCall) return 'sped-up';
  return isSame(other.from, other.to) && pays === 0n ? 'cancelled' : 'replaced';
}

/** Parses a number as nodes write it ('0x7') or as some wallets do (7); null if the value is not a number. */
export function quantity(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null;
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value) : null;
}

const ASK_EVERY_MS = 400;
/** The transaction itself is read on the first poll and on every tenth poll after that, which is every four seconds. */
const LOOK_EVERY = 10;
/** The number of consecutive reads without the transaction after which it counts as dropped: two minutes of a visible page. */
const GONE_AFTER_LOOKS = 30;

const BATCH_EVERY_MS = 2_000;
/** From this status on, a batch has failed (EIP-5792). */
const BATCH_FAILED = 400;

/** Fields that the node omits are null. */
export interface Receipt {
  hash: string | null;
  succeeded: boolean;
  block: bigint;
  gasUsed: bigint | null;
  gasPrice: bigint | null;
  from: string | null;
}

/** Null for an incomplete receipt: some nodes answer before they know where and how the transaction ended. */
function receiptIn(answer: unknown): Receipt | null {
  const { transactionHash, status, blockNumber, gasUsed, effectiveGasPrice, from } = Object(
    answer,
  ) as Record<string, unknown>;
  const [succeeded, block] = [quantity(status), quantity(blockNumber)];
  if (succeeded === null || block === null) return null;
  return {
    hash: typeof transactionHash === 'string' ? transactionHash : null,
    succeeded: succeeded !== 0n,
    block,
    gasUsed: quantity(gasUsed),
    gasPrice: quantity(effectiveGasPrice),
    from: typeof from === 'string' ? from : null,
  };
}

function gone() {
  return new WalletError(
    t(
      'The transaction was dropped or replaced before it was confirmed. Look in your wallet before you try again.',
    ),
    false,
    undefined,
    true,
  );
}

function endedBy(other: 'cancelled' | 'replaced') {
  const isCancelled = other === 'cancelled';
  const message = isCancelled
    ? t('You cancelled the transaction in your wallet.')
    : t('Another transaction from your wallet replaced this one.');
  return new WalletError(message, isCancelled);
}

/** Null if the node does not know the item; undefined if the node does not answer, which proves nothing. */
function ask<Answer>(wallet: WalletPort, method: string, ...params: unknown[]) {
  return wallet.request({ method, params }).catch(() => undefined) as Promise<
    Answer | null | undefined
  >;
}

/** Undefined if the answer is incomplete. */
async function receipt(wallet: WalletPort, hash: string): Promise<Receipt | null | undefined> {
  const answer = await ask<unknown>(wallet, 'eth_getTransactionReceipt', hash);
  return answer == null ? answer : (receiptIn(answer) ?? undefined);
}

/**
 * Waits for the receipt, which may be that of the same call with another fee. Rejects if the transaction was cancelled,
 * replaced or dropped. Draws no conclusion while the wallet is on another chain, which does not know the transaction. Aborting
 * `signal` stops the polling.
 */
export async function receiptOf(
  wallet: WalletPort,
  hash: string,
  chainId: number,
  signal?: AbortSignal,
): Promise<Receipt> {
  let seen: SentCall | null = null;
  let unknown = 0;
  for (let polls = 0; ; polls += 1) {
    signal?.throwIfAborted();
    const found = await receipt(wallet, hash);
    if (found) return found;
    if (polls % LOOK_EVERY === 0) {
      const pending = await ask<SentCall>(wallet, 'eth_getTransactionByHash', hash);
      if (pending) seen = pending;
      const isOn = await isOnChain(wallet, chainId);
      if (pending === null && isOn) unknown += 1;
      else if (pending) unknown = 0;
      const isOver =
        isOn &&
        ((await isReplaced(wallet, seen, 'latest')) ||
          (unknown >= GONE_AFTER_LOOKS && !(await isReplaced(wallet, seen, 'pending'))));
      if (isOver) {
        // The transaction may have been mined since the last poll, and the wallet may have changed its chain.
        const last = await receipt(wallet, hash);
        if (last) return last;
        if (last === null && (await isOnChain(wallet, chainId))) {
          const other = seen === null ? null : await replacementOf(wallet, seen);
          if (seen === null || other === null) throw gone();
          const how = effectOfReplacement(seen, other);
          if (how !== 'sped-up') throw endedBy(how);
          return receiptOf(wallet, other.hash, chainId, signal);
        }
      }
    }
    await sleepUntilVisible(ASK_EVERY_MS);
  }
}

/** Call this after the read that it qualifies: a wallet can change its chain at any time. */
async function isOnChain(wallet: WalletPort, chainId: number): Promise<boolean> {
  const answer = await ask<string>(wallet, 'eth_chainId');
  return answer != null && Number(answer) === chainId;
}

/** Whether another transaction of the sender has the nonce: one that is mined, or else one that waits. */
async function isReplaced(
  wallet: WalletPort,
  seen: SentCall | null,
  block: 'latest' | 'pending',
): Promise<boolean> {
  const nonce = quantity(seen?.nonce);
  if (seen === null || nonce === null) return false;
  const sent = await sentBy(wallet, seen.from, block);
  return sent !== null && sent > nonce;
}

/** The receipt of a batch of calls, as its wallet tells it. Rejects if the batch failed. */
export async function receiptOfBatch(
  wallet: WalletPort,
  id: string,
  signal: AbortSignal,
): Promise<Receipt> {
  for (;;) {
    signal.throwIfAborted();
    const answer: unknown = await ask(wallet, 'wallet_getCallsStatus', id);
    const { status, receipts } = Object(answer) as { status?: unknown; receipts?: unknown };
    const found = Array.isArray(receipts) ? receiptIn(receipts.at(-1)) : null;
    if (found !== null) return found;
    if (typeof status === 'number' && status >= BATCH_FAILED) {
      throw new WalletError(t('The transaction was reverted by the contract.'), false);
    }
    await sleepUntilVisible(BATCH_EVERY_MS);
  }
}

import { t } from '../../texts/texts';
import { sleepUntilVisible } from '../loading/sleep-until-visible';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { quantity } from './quantity';

const ASK_EVERY_MS = 400;
/** The transaction itself is read on the first poll and on every tenth poll after that, which is every four seconds. */
const LOOK_EVERY = 10;
/** The number of consecutive reads without the transaction after which it counts as dropped: two minutes of a visible page. */
const GONE_AFTER_LOOKS = 30;

/** Fields that the node omits are null. */
export interface Receipt {
  succeeded: boolean;
  block: bigint;
  gasUsed: bigint | null;
  gasPrice: bigint | null;
  from: string | null;
}

/** Null for an incomplete receipt: some nodes answer before they know where and how the transaction ended. */
function receiptIn(answer: unknown): Receipt | null {
  const { status, blockNumber, gasUsed, effectiveGasPrice, from } = Object(answer) as Record<
    string,
    unknown
  >;
  const [succeeded, block] = [quantity(status), quantity(blockNumber)];
  if (succeeded === null || block === null) return null;
  return {
    succeeded: succeeded !== 0n,
    block,
    gasUsed: quantity(gasUsed),
    gasPrice: quantity(effectiveGasPrice),
    from: typeof from === 'string' ? from : null,
  };
}

interface Pending {
  from: unknown;
  nonce: unknown;
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
 * Waits for the receipt. Rejects if the transaction was replaced or dropped. Draws no conclusion while the wallet is on
 * another chain, which does not know the transaction. Aborting `signal` stops the polling.
 */
export async function receiptOf(
  wallet: WalletPort,
  hash: string,
  chainId: number,
  signal?: AbortSignal,
): Promise<Receipt> {
  let seen: Pending | null = null;
  let unknown = 0;
  for (let polls = 0; ; polls += 1) {
    signal?.throwIfAborted();
    const found = await receipt(wallet, hash);
    if (found) return found;
    if (polls % LOOK_EVERY === 0) {
      const pending = await ask<Pending>(wallet, 'eth_getTransactionByHash', hash);
      if (pending) seen = pending;
      const isOn = await isOnChain(wallet, chainId);
      if (pending === null && isOn) unknown += 1;
      else if (pending) unknown = 0;
      const isOver = isOn && (unknown >= GONE_AFTER_LOOKS || (await isReplaced(wallet, seen)));
      if (isOver) {
        // The transaction may have been mined since the last poll, and the wallet may have changed its chain.
        const last = await receipt(wallet, hash);
        if (last) return last;
        if (last === null && (await isOnChain(wallet, chainId))) throw gone();
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

/** Whether the sender's nonce has been used although there is no receipt. */
async function isReplaced(wallet: WalletPort, seen: Pending | null): Promise<boolean> {
  const nonce = quantity(seen?.nonce);
  if (seen === null || nonce === null) return false;
  const used = quantity(await ask(wallet, 'eth_getTransactionCount', seen.from, 'latest'));
  return used !== null && used > nonce;
}

import { waitInSight } from '../visibility/wait-in-sight';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';

const ASK_EVERY_MS = 400;
/** Every so many times the transaction itself is looked for, too: at once, and then every four seconds. */
const LOOK_EVERY = 10;
/** A transaction that nobody knew this often one after the other is gone: for two minutes of a page that is seen. */
const GONE_AFTER_LOOKS = 30;

export interface Receipt {
  status: string;
  blockNumber: string;
  gasUsed: string;
  effectiveGasPrice?: string;
  from: string;
}

interface Pending {
  from: string;
  nonce: string;
}

const gone = () =>
  new WalletError(
    'The transaction was dropped or replaced before it was confirmed. Look in your wallet before you try again.',
    false,
  );

/** Null where the node says that there is nothing; undefined where it does not answer, which says nothing at all. */
const ask = <Answer>(wallet: WalletPort, method: string, ...params: unknown[]) =>
  wallet.request({ method, params }).catch(() => undefined) as Promise<Answer | null | undefined>;

/** Waits for the receipt. Rejects when the chain has another transaction in its place, or forgot it. */
export async function receiptOf(wallet: WalletPort, hash: string): Promise<Receipt> {
  const receipt = () => ask<Receipt>(wallet, 'eth_getTransactionReceipt', hash);
  let seen: Pending | null = null;
  let unknown = 0;
  for (let asked = 0; ; asked += 1) {
    const found = await receipt();
    if (found) return found;
    if (asked % LOOK_EVERY === 0) {
      const pending = await ask<Pending>(wallet, 'eth_getTransactionByHash', hash);
      if (pending) seen = pending;
      if (pending === null) unknown += 1;
      else if (pending) unknown = 0;
      const isOver = unknown >= GONE_AFTER_LOOKS || (await isReplaced(wallet, seen));
      // It may have been mined since it was asked for.
      if (isOver) return (await receipt()) ?? Promise.reject(gone());
    }
    await waitInSight(ASK_EVERY_MS);
  }
}

/** Whether the sender's nonce was used, while there was no receipt. */
async function isReplaced(wallet: WalletPort, seen: Pending | null): Promise<boolean> {
  if (seen === null) return false;
  const used = await ask<string>(wallet, 'eth_getTransactionCount', seen.from, 'latest');
  return used != null && BigInt(used) > BigInt(seen.nonce);
}

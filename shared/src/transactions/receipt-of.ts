import { t } from '../../texts/texts';
import { sleepUntilVisible } from '../api/stream/sleep-until-visible';
import type { WalletPort } from './wallet';
import { WalletError } from './wallet-error';

const ASK_EVERY_MS = 400;
/** The transaction itself is read on the first poll and on every tenth after it, that is every four seconds. */
const LOOK_EVERY = 10;
/** After this many reads in a row without the transaction it counts as dropped: two minutes of a visible page. */
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

function gone() {
  return new WalletError(
    t(
      'The transaction was dropped or replaced before it was confirmed. Look in your wallet before you try again.',
    ),
    false,
  );
}

/** Null if the node does not know the item; undefined if the node does not answer, which decides nothing. */
function ask<Answer>(wallet: WalletPort, method: string, ...params: unknown[]) {
  return wallet.request({ method, params }).catch(() => undefined) as Promise<
    Answer | null | undefined
  >;
}

/**
 * Waits for the receipt. Rejects if the transaction was replaced or dropped. Decides nothing while the wallet is on
 * another chain, because that chain does not know the transaction.
 */
export async function receiptOf(
  wallet: WalletPort,
  hash: string,
  chainId: number,
): Promise<Receipt> {
  const receipt = () => ask<Receipt>(wallet, 'eth_getTransactionReceipt', hash);
  let seen: Pending | null = null;
  let unknown = 0;
  for (let polls = 0; ; polls += 1) {
    const found = await receipt();
    if (found) return found;
    if (polls % LOOK_EVERY === 0) {
      const pending = await ask<Pending>(wallet, 'eth_getTransactionByHash', hash);
      if (pending) seen = pending;
      const isOn = await isOnChain(wallet, chainId);
      if (pending === null && isOn) unknown += 1;
      else if (pending) unknown = 0;
      const isOver = isOn && (unknown >= GONE_AFTER_LOOKS || (await isReplaced(wallet, seen)));
      if (isOver) {
        // It may have been mined since the last poll, and the wallet may have changed its chain.
        const last = await receipt();
        if (last) return last;
        if (last === null && (await isOnChain(wallet, chainId))) throw gone();
      }
    }
    await sleepUntilVisible(ASK_EVERY_MS);
  }
}

/** Call it after the read that it qualifies: a wallet can change its chain at any time. */
async function isOnChain(wallet: WalletPort, chainId: number): Promise<boolean> {
  const answer = await ask<string>(wallet, 'eth_chainId');
  return answer != null && Number(answer) === chainId;
}

/** Whether the sender's nonce is used although there is no receipt. */
async function isReplaced(wallet: WalletPort, seen: Pending | null): Promise<boolean> {
  if (seen === null) return false;
  const used = await ask<string>(wallet, 'eth_getTransactionCount', seen.from, 'latest');
  return used != null && BigInt(used) > BigInt(seen.nonce);
}

import type { WalletPort } from '../wallet/wallet';
import { quantity } from './quantity';

/** A transaction as a node describes it. */
export interface SentCall {
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
export async function sentBy(
  wallet: WalletPort,
  from: string,
  block: string,
): Promise<bigint | null> {
  const asked = wallet.request({ method: 'eth_getTransactionCount', params: [from, block] });
  return quantity(await asked.catch(() => null));
}

/** The mined transaction with the sender and the nonce of one that has vanished; null if the node does not find it. */
export async function replacementOf(
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
export function effectOfReplacement(
  sent: SentCall,
  other: SentCall,
): 'sped-up' | 'cancelled' | 'replaced' {
  const pays = quantity(other.value) ?? 0n;
  const isSameCall =
    isSame(sent.to, other.to) && isSame(sent.input, other.input) && quantity(sent.value) === pays;
  if (isSameCall) return 'sped-up';
  return isSame(other.from, other.to) && pays === 0n ? 'cancelled' : 'replaced';
}

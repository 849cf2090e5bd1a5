import { setTimeout as delay } from 'node:timers/promises';
import type { JsonRpc } from '../launcher/json-rpc';

const pause = 400;

async function holdsTransactions(rpc: JsonRpc, block: number): Promise<boolean> {
  const count = await rpc<string | null>('eth_getBlockTransactionCountByNumber', [
    `0x${block.toString(16)}`,
  ]);
  return Number(count) > 0;
}

/**
 * Calls `save` soon after every block that holds a transaction, until the returned function is called.
 * Empty blocks come every two seconds, and nobody would miss one.
 */
export function autoSave(rpc: JsonRpc, save: () => Promise<void>): () => Promise<void> {
  const stopped = new AbortController();
  let seen = 0;

  async function saveIfChanged(): Promise<void> {
    const latest = Number(await rpc<string>('eth_blockNumber'));
    // A chain that was set back, by a snapshot for instance, has changed too.
    let changed = latest < seen;
    for (let block = seen + 1; block <= latest && !changed; block++) {
      changed = await holdsTransactions(rpc, block);
    }
    if (changed) await save();
    seen = latest;
  }

  async function run(): Promise<void> {
    seen = Number(await rpc<string>('eth_blockNumber'));
    while (!stopped.signal.aborted) {
      const began = Date.now();
      // A chain that died is told by its process; one that was slow is asked again.
      await saveIfChanged().catch(() => undefined);
      // A chain of many thousand blocks takes long to save: leave it most of the time for its work.
      const rest = Math.max(pause, 4 * (Date.now() - began));
      await delay(rest, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  const running = run().catch(() => undefined);
  return async () => {
    stopped.abort();
    await running;
  };
}

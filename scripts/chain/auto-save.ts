import { setTimeout as delay } from 'node:timers/promises';
import type { JsonRpc } from '../lib/json-rpc';

const USUAL_PAUSE = 400;

async function holdsTransactions(rpc: JsonRpc, block: number): Promise<boolean> {
  const count = await rpc<string | null>('eth_getBlockTransactionCountByNumber', [
    `0x${block.toString(16)}`,
  ]);
  return Number(count) > 0;
}

/**
 * Calls `save` soon after every block that holds a transaction, until the returned function is called. Empty blocks,
 * which come every two seconds, are not worth a save. A failed save is tried again.
 */
export function autoSave(
  rpc: JsonRpc,
  save: () => Promise<void>,
  pause = USUAL_PAUSE,
  report: (message: string) => void = console.error,
): () => Promise<void> {
  const stopped = new AbortController();
  let seen = 0;
  let isFailing = false;

  async function saveIfChanged(): Promise<void> {
    const latest = Number(await rpc<string>('eth_blockNumber'));
    // A chain that went back, to a snapshot for instance, has changed too.
    let changed = latest < seen;
    for (let block = seen + 1; block <= latest && !changed; block++) {
      changed = await holdsTransactions(rpc, block);
    }
    if (changed) await saveOrReport();
    seen = latest;
  }

  /** Reports once that saving fails, and once that it works again. */
  async function saveOrReport(): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (!isFailing) {
        report(
          `The local chain cannot be saved: ${(error as Error).message}\n` +
            'Everything played from now on is lost if the chain ends before saving works again. UpDown keeps trying.',
        );
      }
      isFailing = true;
      throw error;
    }
    if (isFailing) report('The local chain is saved again.');
    isFailing = false;
  }

  async function run(): Promise<void> {
    seen = Number(await rpc<string>('eth_blockNumber'));
    while (!stopped.signal.aborted) {
      const began = Date.now();
      // The process reports a chain that died; a slow one is tried again.
      await saveIfChanged().catch(() => undefined);
      // A chain of many thousand blocks takes long to save; leave it most of the time for its work.
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

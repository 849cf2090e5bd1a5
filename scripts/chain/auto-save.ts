import { setTimeout as delay } from 'node:timers/promises';
import type { JsonRpc } from '../../tools/json-rpc';

const USUAL_PAUSE = 2000;

async function stateOf(rpc: JsonRpc): Promise<string> {
  const block = await rpc<{ stateRoot: string }>('eth_getBlockByNumber', ['latest', false]);
  return block.stateRoot;
}

/**
 * Calls `save` within two seconds of every change of the chain's state, until the returned function is called. Empty blocks
 * change nothing. A failed save is tried again.
 */
export function autoSave(
  rpc: JsonRpc,
  save: () => Promise<void>,
  pause = USUAL_PAUSE,
  report: (message: string) => void = console.error,
): () => Promise<void> {
  const stopped = new AbortController();
  let saved: string | undefined;
  let isFailing = false;

  function reportOnce(error: Error): never {
    if (!isFailing) {
      report(
        `The local chain cannot be saved: ${error.message}\n` +
          'Everything played from now on is lost if the chain ends before saving works again. UpDown keeps trying.',
      );
    }
    isFailing = true;
    throw error;
  }

  async function saveIfChanged(): Promise<void> {
    const state = await stateOf(rpc);
    if (state === saved) return;
    await save().catch(reportOnce);
    saved = state;
    if (isFailing) report('The local chain is saved again.');
    isFailing = false;
  }

  async function run(): Promise<void> {
    saved = await stateOf(rpc);
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

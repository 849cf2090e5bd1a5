import { latestBlock, type Block } from './blocks';
import { startLoop } from '../loop';
import type { Rpc } from './rpc';

export interface Head {
  /** The latest block that was seen. */
  readonly latest: () => Block | undefined;
  /** For how many seconds the chain has not answered. */
  readonly silence: () => number;
  /** Calls `listener` with every new latest block, and with the present one if there is one. */
  readonly onBlock: (listener: (block: Block) => void) => () => void;
  readonly stop: () => Promise<void>;
}

/** Looks for a new latest block at an interval. */
export const followHead = (
  rpc: Rpc,
  intervalMs: number,
  onError: (error: unknown) => void,
): Head => {
  const listeners = new Set<(block: Block) => void>();
  let latest: Block | undefined;
  let answeredAt = performance.now();

  const look = async () => {
    const block = await latestBlock(rpc);
    answeredAt = performance.now();
    if (block.hash === latest?.hash) return;
    latest = block;
    for (const listener of listeners) listener(block);
  };

  const loop = startLoop(look, intervalMs, onError);

  return {
    latest: () => latest,
    silence: () => (performance.now() - answeredAt) / 1000,
    onBlock: (listener) => {
      listeners.add(listener);
      if (latest !== undefined) listener(latest);
      return () => listeners.delete(listener);
    },
    stop: loop.stop,
  };
};

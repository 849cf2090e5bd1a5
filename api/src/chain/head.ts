import { WebSocket } from 'ws';
import { startWorker } from '../infra/worker';
import { type Block, latestBlock } from './blocks';
import type { Rpc } from './rpc';

const RETRY_MS = 2_000;
const SUBSCRIBE = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] };

/** Calls `onBlock` for each new block of the node. Reconnects until the returned function is called. */
function subscribeToBlocks(url: string, onBlock: () => void): () => void {
  let retry: NodeJS.Timeout | undefined;
  let socket: WebSocket;

  const connect = () => {
    socket = new WebSocket(url);
    socket.on('open', () => socket.send(JSON.stringify(SUBSCRIBE)));
    socket.on('message', onBlock);
    socket.on('close', () => (retry = setTimeout(connect, RETRY_MS)));
    // The polling of the head reports a node that is away. `close` follows each error.
    socket.on('error', () => undefined);
  };
  connect();

  return () => {
    socket.removeAllListeners('close');
    clearTimeout(retry);
    socket.terminate();
  };
}

/** The latest block, as seen by this process or another one. */
export type SeenBlock = Pick<Block, 'number' | 'hash' | 'time'>;

export interface Head {
  /** The latest block seen so far. */
  readonly latest: () => SeenBlock | undefined;
  /** Seconds since the chain last answered. */
  readonly silence: () => number;
  /** Calls `listener` with every new latest block, and at once with the current one if it is known. */
  readonly onBlock: (listener: (block: SeenBlock) => void) => () => void;
  /** Accepts the report of another process: its latest block, and how many seconds the chain has been silent. */
  readonly hear: (block: SeenBlock, silence: number) => void;
  /** Polls the node only while `isLooking` returns true or no other process reports. */
  readonly lookWhile: (isLooking: () => boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Longer than another process needs to take over from a dead process. */
const PATIENCE_MS = 5_000;

/** Polls for the latest block at an interval, and at once for each block that the node at `webSocketUrl` announces. */
export function followHead(
  rpc: Rpc,
  intervalMs: number,
  onError: (error: unknown) => void,
  webSocketUrl?: string,
): Head {
  const listeners = new Set<(block: SeenBlock) => void>();
  let latest: SeenBlock | undefined;
  let answeredAt = performance.now();
  let heardAt = -Infinity;
  let isLooking = () => true;

  const see = (block: SeenBlock) => {
    if (block.hash === latest?.hash) return;
    latest = block;
    for (const listener of listeners) listener(block);
  };

  const look = async () => {
    if (!isLooking() && performance.now() - heardAt < PATIENCE_MS) return;
    const block = await latestBlock(rpc);
    answeredAt = performance.now();
    see(block);
  };

  const worker = startWorker(look, intervalMs, onError);
  const unsubscribe =
    webSocketUrl === undefined ? undefined : subscribeToBlocks(webSocketUrl, worker.wake);

  return {
    latest: () => latest,
    silence: () => (performance.now() - answeredAt) / 1000,
    onBlock: (listener) => {
      listeners.add(listener);
      if (latest !== undefined) listener(latest);
      return () => listeners.delete(listener);
    },
    hear: (block, silence) => {
      heardAt = performance.now();
      answeredAt = heardAt - silence * 1000;
      see(block);
    },
    lookWhile: (condition) => {
      isLooking = condition;
    },
    stop: async () => {
      unsubscribe?.();
      await worker.stop();
    },
  };
}

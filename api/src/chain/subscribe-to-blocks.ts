import { WebSocket } from 'ws';

const RETRY_MS = 2_000;
const SUBSCRIBE = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] };

/** Calls `onBlock` for each new block of the node. Reconnects until the returned function is called. */
export function subscribeToBlocks(url: string, onBlock: () => void): () => void {
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

import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from './free-port';

export interface CountingProxy {
  readonly url: string;
  /** The number of forwarded calls, by method. */
  readonly calls: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

/** Forwards JSON-RPC calls to a node and counts them. */
export async function startCountingProxy(node: string): Promise<CountingProxy> {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      for (const { method } of [JSON.parse(body) as { method: string }].flat()) {
        calls.set(method, (calls.get(method) ?? 0) + 1);
      }
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(node, { method: 'POST', headers, body });
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

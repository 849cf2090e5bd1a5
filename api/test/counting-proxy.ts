import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from './free-port';

export interface CountingProxy {
  readonly url: string;
  /** The number of forwarded calls, by method. */
  readonly calls: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

interface RpcAnswer {
  readonly id: number;
  readonly result?: unknown;
}

/**
 * Forwards JSON-RPC calls to a node and counts them. `change` replaces the result of a call, and `onRequest` sees the
 * headers of each request.
 */
export async function startCountingProxy(
  node: string,
  change = (_method: string, result: unknown): unknown => result,
  onRequest: (headers: IncomingHttpHeaders) => unknown = () => {},
): Promise<CountingProxy> {
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      onRequest(request.headers);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      const methods = new Map<number, string>();
      for (const { id, method } of [JSON.parse(body) as { id: number; method: string }].flat()) {
        calls.set(method, (calls.get(method) ?? 0) + 1);
        methods.set(id, method);
      }
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(node, { method: 'POST', headers, body });
      const answers = (await answer.json()) as RpcAnswer | RpcAnswer[];
      const changed = (one: RpcAnswer) => ({
        ...one,
        ...('result' in one && { result: change(methods.get(one.id) ?? '', one.result) }),
      });
      const all = Array.isArray(answers) ? answers.map(changed) : changed(answers);
      response.writeHead(answer.status, headers).end(JSON.stringify(all));
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

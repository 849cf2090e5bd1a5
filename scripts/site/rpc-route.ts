import type { FastifyInstance } from 'fastify';
import { refusal } from './rpc-gate';
import { isSameOrigin } from './same-origin';

function rpcError(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}

/** Hands the calls of our own pages on to the local chain, as far as they are open to pages. */
export function routeRpc(site: FastifyInstance, chainUrl: string, port: number): void {
  site.post('/rpc', async (request, reply) => {
    if (!isSameOrigin(request.headers, port)) {
      return reply.code(403).send(rpcError(-32600, 'Only pages of this site may ask the chain.'));
    }
    const reason = refusal(request.body);
    if (reason !== undefined) return reply.code(403).send(rpcError(-32601, reason));
    try {
      const answer = await fetch(chainUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(20_000),
      });
      return await reply.type('application/json').send(await answer.text());
    } catch {
      return reply.code(503).send(rpcError(-32603, 'The local chain does not answer.'));
    }
  });
}

import type { FastifyInstance } from 'fastify';
import { rejectionOf } from './rpc-gate';
import {
  corsHeaders,
  extensionOrigin,
  preflightHeaders,
  isOurs,
  isSameOrigin,
} from './same-origin';

function rpcError(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}

/** Forwards the allowed calls of our own pages and of wallet extensions to the local chain. */
export function routeRpc(site: FastifyInstance, chainUrl: string, port: number): void {
  site.options('/rpc', (request, reply) => {
    const extension = extensionOrigin(request.headers);
    if (extension === undefined || !isOurs(request.headers, port)) return reply.code(403).send();
    return reply.code(204).headers(preflightHeaders(extension)).send();
  });

  site.post('/rpc', async (request, reply) => {
    const extension = isOurs(request.headers, port) ? extensionOrigin(request.headers) : undefined;
    if (extension !== undefined) reply.headers(corsHeaders(extension));
    else if (!isSameOrigin(request.headers, port)) {
      const message = 'Only pages of this site and wallets may call the chain.';
      return reply.code(403).send(rpcError(-32600, message));
    }
    const reason = rejectionOf(request.body);
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

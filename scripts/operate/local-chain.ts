import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { routeRpc } from '../site/rpc-route';

/** Stands between a site's pages and a local chain; chains with real money have no such gate. */
export async function startRpcGate(chainUrl: string, sitePort: number) {
  const gate = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  routeRpc(gate, chainUrl, sitePort);
  await gate.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gate.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => gate.close() };
}

import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { startChain, type Chain } from '../chain/chain';
import { keepRunning, type KeptService } from '../processes/keep-running';
import type { Settings } from '../settings/settings';
import { routeRpc } from '../site/rpc-route';

interface KeptChain extends KeptService<Chain> {
  readonly url: string;
}

/** Starts the local chain. Each time that it dies, starts it again from its last saved state. */
export async function startKeptChain(
  settings: Pick<Settings, 'chainPort' | 'dataDir'>,
  signal: AbortSignal,
): Promise<KeptChain> {
  const start = (signal: AbortSignal) => startChain(settings, signal);
  const kept = keepRunning({ first: await start(signal), start });
  // The public port, because the chain itself has another address each time.
  return { ...kept, url: `http://127.0.0.1:${settings.chainPort}` };
}

interface Gate {
  readonly url: string;
  stop(): Promise<void>;
}

/** Stands between a site's pages and a local chain; chains with real money have no such gate. */
export async function startRpcGate(chainUrl: string, sitePort: number): Promise<Gate> {
  const gate = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  routeRpc(gate, chainUrl, sitePort);
  await gate.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gate.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => gate.close() };
}

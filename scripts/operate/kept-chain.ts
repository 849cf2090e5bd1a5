import { startChain, type Chain } from '../chain/chain';
import { keepRunning, showDeath, type KeptService } from '../processes/keep-running';
import type { Settings } from '../settings/settings';

interface KeptChain extends KeptService<Chain> {
  readonly url: string;
}

/** Starts the local chain. Each time that it dies, starts it again from its last saved state. */
export async function startKeptChain(
  settings: Pick<Settings, 'chainPort' | 'dataDir'>,
  signal: AbortSignal,
): Promise<KeptChain> {
  const kept = keepRunning({
    first: await startChain(settings, signal),
    start: (signal) => startChain(settings, signal),
    onDeath: showDeath,
  });
  // The public port, because the chain itself has another address each time.
  return { ...kept, url: `http://127.0.0.1:${settings.chainPort}` };
}

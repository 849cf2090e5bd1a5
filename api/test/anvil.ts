import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { anvilArguments, findAnvil, type AnvilOptions } from '../../tools/anvil';
import { jsonRpc, type JsonRpc } from '../../tools/json-rpc';
import { freePort } from './free-port';

export interface Anvil {
  readonly url: string;
  readonly rpc: JsonRpc;
  readonly stop: () => Promise<void>;
}

async function waitUntilReady(rpc: JsonRpc, child: ChildProcess) {
  while (child.exitCode === null) {
    const isReady = await rpc('eth_chainId').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error('anvil exited before it was ready.');
}

/** Starts a separate local chain, as the launcher does. */
export async function startAnvil(
  options: readonly string[] = [],
  port?: number,
  rules: Pick<AnvilOptions, 'hardfork'> = {},
): Promise<Anvil> {
  const at = port ?? (await freePort());
  const fixed = anvilArguments({ host: '127.0.0.1', port: at, ...rules });
  const child = spawn(findAnvil(), [...fixed, ...options], {
    stdio: 'ignore',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${at}`;
  // Other tests may keep the machine busy.
  const rpc = jsonRpc(url, 60_000);
  await waitUntilReady(rpc, child);
  return {
    url,
    rpc,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      kill();
      await once(child, 'exit');
    },
  };
}

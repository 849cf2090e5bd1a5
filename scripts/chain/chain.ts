import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { AsyncDisposableStack } from '../lib/async-disposable-stack';
import { freePort } from '../lib/free-port';
import { jsonRpc, type JsonRpc } from '../lib/json-rpc';
import { Problem } from '../lib/problem';
import { startService, type Service } from '../processes/service';
import { waitFor } from '../processes/wait-for';
import type { Settings } from '../settings/settings';
import { anvilArguments, findAnvil, type AnvilOptions } from './anvil';
import { autoSave } from './auto-save';
import { startChainGate } from './gate';
import { chainSaver, savedTime } from './saved-chain';

export interface Chain extends Service {
  /** The node itself, for our own processes. All others go through the gate on the chain's port. */
  readonly url: string;
  readonly rpc: JsonRpc;
  /** There was no saved state to continue from. */
  readonly isNew: boolean;
  save(): Promise<void>;
}

/**
 * An address for anvil that no page can guess, because anvil answers any page over its WebSocket: one of 2^38 addresses and
 * ports of the loopback. On macOS, which has only one loopback address, the port alone is random.
 */
async function hiddenAddress(): Promise<Pick<AnvilOptions, 'host' | 'port'>> {
  const host = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  try {
    return { host, port: await freePort(host) };
  } catch {
    return { host: '127.0.0.1', port: await freePort() };
  }
}

/** Starts the local chain from its saved state, and saves it after each change. */
export async function startChain(
  { chainPort, dataDir }: Pick<Settings, 'chainPort' | 'dataDir'>,
  signal: AbortSignal,
): Promise<Chain> {
  const stateFile = join(dataDir, 'chain.json');
  const address = await hiddenAddress();
  const url = `http://${address.host}:${address.port}`;
  const rpc = jsonRpc(url);
  const lastBlock = await savedTime(stateFile);
  // Block time never goes back: a clock that was set ahead continues from the last block.
  const isAhead = lastBlock !== undefined && lastBlock > Date.now() / 1000;

  await using parts = new AsyncDisposableStack();
  const service = startService({
    name: 'The local chain',
    program: findAnvil(),
    args: anvilArguments({
      ...address,
      ...(lastBlock !== undefined && { stateFile }),
      ...(isAhead && { clock: lastBlock }),
    }),
    cwd: dataDir,
    logFile: join(dataDir, 'chain.log'),
  });
  parts.defer(() => service.stop());
  await waitFor(service, async () => Boolean(await rpc('eth_chainId')), signal);
  const gate = await startChainGate({ port: chainPort, chainUrl: url });
  parts.defer(() => gate.stop());

  let isAlive = true;
  void service.died.then(() => (isAlive = false));
  const save = chainSaver(rpc, stateFile);
  const stopSaving = autoSave(rpc, save);
  parts.defer(async () => {
    await stopSaving();
    if (!isAlive) return;
    await save().catch((error: unknown) => {
      throw new Problem(
        `The local chain could not be saved: ${(error as Error).message}\n` +
          'The next start goes on with what was saved before.',
      );
    });
  });
  const running = parts.move();
  const isNew = lastBlock === undefined;
  return { ...service, url, rpc, isNew, save, stop: () => running.disposeAsync() };
}

import { join } from 'node:path';
import { CleanupStack } from '../lib/cleanup-stack';
import { jsonRpc, type JsonRpc } from '../lib/json-rpc';
import { Problem } from '../lib/problem';
import { root } from '../lib/root';
import { startService, type Service } from '../processes/service';
import { waitFor } from '../processes/wait-for';
import type { Settings } from '../settings/settings';
import { anvilArguments, findAnvil } from './anvil';
import { autoSave } from './auto-save';
import { startChainGate } from './gate';
import { hiddenAddress } from './hidden-address';
import { chainSaver, savedTime } from './saved-chain';

export interface Chain extends Service {
  /** The node itself, for our own processes. All others go through the gate on the chain's port. */
  readonly url: string;
  readonly rpc: JsonRpc;
  /** There was no saved state to continue from. */
  readonly isNew: boolean;
  save(): Promise<void>;
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

  const service = startService({
    name: 'The local chain',
    program: findAnvil(process.env, root),
    args: anvilArguments({
      ...address,
      ...(lastBlock !== undefined && { stateFile }),
      ...(isAhead && { clock: lastBlock }),
    }),
    cwd: dataDir,
    logFile: join(dataDir, 'chain.log'),
  });
  const cleanup = new CleanupStack();
  cleanup.defer(() => service.stop());
  try {
    await waitFor({
      name: 'The local chain',
      service,
      isReady: async () => Boolean(await rpc('eth_chainId')),
      signal,
    });
    const gate = await startChainGate({ port: chainPort, chainUrl: url });
    cleanup.defer(() => gate.stop());
  } catch (error) {
    await cleanup.run();
    throw error;
  }

  let isAlive = true;
  void service.died.then(() => (isAlive = false));
  const save = chainSaver(rpc, stateFile);
  const stopSaving = autoSave(rpc, save);
  return {
    url,
    rpc,
    isNew: lastBlock === undefined,
    save,
    died: service.died,
    endOfLog: () => service.endOfLog(),
    async stop() {
      await stopSaving();
      try {
        if (isAlive) await save();
      } catch (error) {
        throw new Problem(
          `The local chain could not be saved: ${(error as Error).message}\n` +
            'The next start goes on with what was saved before.',
        );
      } finally {
        await cleanup.run();
      }
    },
  };
}

import { join } from 'node:path';
import { jsonRpc, type JsonRpc } from '../launcher/json-rpc';
import { startService, type Service } from '../launcher/service';
import type { Settings } from '../launcher/settings';
import { waitFor } from '../launcher/wait-for';
import { anvilArguments, findAnvil } from './anvil';
import { autoSave } from './auto-save';
import { chainSaver, savedTime } from './saved-chain';

export interface Chain extends Service {
  readonly url: string;
  readonly rpc: JsonRpc;
  /** Nothing was saved from which it could go on. */
  readonly isNew: boolean;
  save(): Promise<void>;
}

/** Starts the local chain where it was left, and keeps it saved. */
export async function startChain(
  { chainPort, dataDir }: Pick<Settings, 'chainPort' | 'dataDir'>,
  signal: AbortSignal,
): Promise<Chain> {
  const stateFile = join(dataDir, 'chain.json');
  const url = `http://127.0.0.1:${chainPort}`;
  const rpc = jsonRpc(url);
  const lastBlock = await savedTime(stateFile);
  // Block time never goes back: where the clock was set ahead, it goes on from the last block.
  const isAhead = lastBlock !== undefined && lastBlock > Date.now() / 1000;

  const service = startService({
    name: 'The local chain',
    program: findAnvil(process.env),
    args: anvilArguments({
      port: chainPort,
      ...(lastBlock !== undefined && { stateFile }),
      ...(isAhead && { clock: lastBlock }),
    }),
    cwd: dataDir,
    logFile: join(dataDir, 'chain.log'),
  });
  try {
    await waitFor({
      what: 'The local chain',
      service,
      isThere: async () => Boolean(await rpc('eth_chainId')),
      signal,
    });
  } catch (error) {
    await service.stop();
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
    async stop() {
      await stopSaving();
      try {
        if (isAlive) await save();
      } finally {
        await service.stop();
      }
    },
  };
}

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { anvilArguments, type AnvilOptions, findAnvil } from '../../tools/anvil';
import { AsyncDisposableStack, stop } from '../../tools/async-disposable-stack';
import { freePort } from '../../tools/free-port';
import { jsonRpc, type JsonRpc } from '../../tools/json-rpc';
import { Problem } from '../../tools/problem';
import { type Service, startService } from '../../tools/processes/service';
import { writeSafely } from '../../tools/write-safely';
import type { Settings } from '../settings/settings';
import { autoSave } from './auto-save';
import { ensureDeployed } from './deployment';
import { startChainGate } from './gate';

/** The chain's whole state at one block, in the form that anvil loads. */
async function dump(rpc: JsonRpc): Promise<Uint8Array> {
  for (;;) {
    const before = await rpc<string>('eth_blockNumber');
    const state = await rpc<string>('anvil_dumpState');
    // A block mined half-way would tear the state.
    if (before === (await rpc<string>('eth_blockNumber'))) {
      return promisify(gunzip)(Buffer.from(state.slice(2), 'hex'));
    }
  }
}

/** Returns a function that saves the chain to the file; its calls run one after another. */
function chainSaver(rpc: JsonRpc, file: string): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const saveNow = async () => writeSafely(file, await dump(rpc));
    last = last.then(saveNow, saveNow);
    return last;
  };
}

/** When the last saved block was mined, in Unix seconds; undefined if nothing is saved. */
async function savedTime(file: string): Promise<number | undefined> {
  try {
    const { block } = JSON.parse(await readFile(file, 'utf8')) as { block: { timestamp: string } };
    return Number(block.timestamp);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Problem(
      `The saved chain in ${file} cannot be read. To begin a new game: npm run reset`,
    );
  }
}

export interface Chain extends Service {
  /** The node itself, for our own processes. All others go through the gate on the chain's port. */
  readonly url: string;
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

/** Starts the local chain from its saved state, with the game's contracts on it, and saves it after each change. */
export async function startChain(
  { chainPort, dataDir }: Pick<Settings, 'chainPort' | 'dataDir'>,
  signal: AbortSignal,
): Promise<Chain> {
  const stateFile = join(dataDir, 'chain.json');
  const address = await hiddenAddress();
  const url = `http://${address.host}:${address.port}`;
  const rpc = jsonRpc(url);
  const lastBlock = await savedTime(stateFile);
  const isNew = lastBlock === undefined;
  // Block time never goes back: a clock that was set ahead continues from the last block.
  const isAhead = !isNew && lastBlock > Date.now() / 1000;

  await using parts = new AsyncDisposableStack();
  const command = {
    name: 'The local chain',
    program: findAnvil(),
    args: anvilArguments({
      ...address,
      ...(!isNew && { stateFile }),
      ...(isAhead && { clock: lastBlock }),
    }),
    cwd: dataDir,
    logFile: join(dataDir, 'chain.log'),
  };
  const isReady = async () => Boolean(await rpc('eth_chainId'));
  const { died } = parts.adopt(await startService(command, isReady, signal), stop);
  parts.adopt(await startChainGate({ port: chainPort, chainUrl: url }), stop);

  let isAlive = true;
  void died.then(() => (isAlive = false));
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
  await ensureDeployed({ url, isNew, save }, dataDir);
  const running = parts.move();
  return { died, url, stop: () => running.disposeAsync() };
}

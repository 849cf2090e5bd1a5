import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { JsonRpc } from '../../tools/json-rpc';
import { Problem } from '../../tools/problem';
import { writeSafely } from '../../tools/write-safely';

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
export function chainSaver(rpc: JsonRpc, file: string): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const saveNow = async () => writeSafely(file, await dump(rpc));
    last = last.then(saveNow, saveNow);
    return last;
  };
}

/** When the last saved block was mined, in Unix seconds; undefined if nothing is saved. */
export async function savedTime(file: string): Promise<number | undefined> {
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

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Interface } from 'ethers';
import { startAnvil, type Anvil } from '../../api/test/anvil';
import { root } from '../../tools/root';

export const EMITTER = '0x00000000000000000000000000000000000000aa';
const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PER_ROUND = 1000;
const PER_TRANSACTION = 250;

interface Compiled {
  readonly contracts: {
    readonly 'emitter.sol': {
      readonly Emitter: { evm: { deployedBytecode: { object: string } }; abi: [] };
    };
  };
}

async function compile() {
  const solc = createRequire(join(root, 'contracts/package.json'))('solc') as {
    readonly compile: (input: string) => string;
  };
  const content = await readFile(join(root, 'lab/bench/emitter.sol'), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { 'emitter.sol': { content } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } } },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const { evm, abi } = output.contracts['emitter.sol'].Emitter;
  return { code: `0x${evm.deployedBytecode.object}`, abi: new Interface(abi) };
}

/** Starts a local chain with at least this many events of the game. */
export async function startEmittedChain(events: number): Promise<Anvil> {
  const anvil = await startAnvil(['--gas-limit', '1000000000']);
  const { code, abi } = await compile();
  await anvil.rpc('anvil_setCode', [EMITTER, code]);
  const send = (name: string, ...args: number[]) => {
    const data = abi.encodeFunctionData(name, args);
    return anvil.rpc('eth_sendTransaction', [
      { from: SENDER, to: EMITTER, gas: '0x20000000', data },
    ]);
  };
  for (let round = 1; (round - 1) * PER_ROUND < events; round++) {
    await send('start', round);
    for (let from = 0; from < PER_ROUND; from += PER_TRANSACTION) {
      await send('predict', round, from, PER_TRANSACTION);
    }
    await send('resolve', round);
  }
  return anvil;
}

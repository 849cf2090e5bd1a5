import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Interface } from 'ethers';
import { startAnvil, type Anvil } from '../test/anvil';
import { eventually } from '../test/eventually';
import { packageFolder, repositoryFolder } from '../test/folder';

export const EMITTER = '0x00000000000000000000000000000000000000aa';
export const CHAIN_ID = 31337;
const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PER_ROUND = 1000;
const PER_TRANSACTION = 250;

interface Solc {
  readonly compile: (input: string) => string;
}

interface Compiled {
  readonly contracts: Record<
    string,
    Record<string, { evm: { deployedBytecode: { object: string } }; abi: [] }>
  >;
}

async function compile() {
  const solc = createRequire(join(repositoryFolder, 'contracts/package.json'))('solc') as Solc;
  const content = await readFile(join(packageFolder, 'bench/emitter.sol'), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { 'emitter.sol': { content } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const contract = output.contracts['emitter.sol']?.Emitter;
  if (contract === undefined) throw new Error('The emitter does not compile.');
  return { code: `0x${contract.evm.deployedBytecode.object}`, abi: new Interface(contract.abi) };
}

export interface EmittedChain extends Anvil {
  /** The block with the last event. */
  readonly lastBlock: number;
}

/** Starts a local chain with at least this many events of the game. */
export async function startEmittedChain(events: number): Promise<EmittedChain> {
  const anvil = await startAnvil(['--gas-limit', '1000000000']);
  const { code, abi } = await compile();
  await anvil.rpc('anvil_setCode', [EMITTER, code]);
  const send = (name: string, ...args: number[]) => {
    const data = abi.encodeFunctionData(name, args);
    const gas = '0x20000000';
    return anvil.rpc<string>('eth_sendTransaction', [{ from: SENDER, to: EMITTER, gas, data }]);
  };
  let last = '';
  for (let round = 1; (round - 1) * PER_ROUND < events; round++) {
    await send('start', round);
    for (let from = 0; from < PER_ROUND; from += PER_TRANSACTION) {
      await send('predict', round, from, PER_TRANSACTION);
    }
    last = await send('resolve', round);
  }
  const { blockNumber } = await eventually(() =>
    anvil.rpc<{ blockNumber: string } | null>('eth_getTransactionReceipt', [last]),
  );
  // With these blocks on top, indexers that wait for finality accept the events as final.
  await anvil.rpc('anvil_mine', ['0x40']);
  return { ...anvil, lastBlock: Number(blockNumber) };
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractFactory, type Signer } from 'ethers';

const root = join(__dirname, '..');
const sources = ['test/support/FakeAggregator.sol', 'src/interfaces/IPriceFeed.sol'] as const;

interface Compiled {
  abi: [];
  evm: { bytecode: { object: string } };
}

/** Compiles the fake Chainlink feed of the forge tests, for deployment to a chain. */
export function fakeAggregators(signer: Signer): ContractFactory {
  const input = JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(
      sources.map((file) => [file, { content: readFileSync(join(root, file), 'utf8') }]),
    ),
    settings: {
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  });
  const solc = [join(root, 'solc.mjs'), '--standard-json'];
  const { stdout } = spawnSync(process.execPath, solc, { input, encoding: 'utf8' });
  const output = JSON.parse(stdout) as { contracts: Record<string, Record<string, Compiled>> };
  const { abi, evm } = output.contracts[sources[0]]!.FakeAggregator!;
  return new ContractFactory(abi, evm.bytecode.object, signer);
}

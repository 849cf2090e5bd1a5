import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCreate2Address, getCreateAddress, keccak256, ZeroHash } from 'ethers';
import { CREATE2_FACTORY } from './deploy/addresses';
import { forge } from './forge';

// Compiles the contracts and writes their ABIs and bytecode for TypeScript. With --check it writes no files and fails
// if the committed files differ. The bytecode stays with the contracts, so that no page loads it.
const root = dirname(fileURLToPath(import.meta.url));
const contracts = {
  game: 'PredictionGame',
  token: 'GameToken',
  feed: 'PriceFeed',
  account: 'PasskeyAccount',
  accountFactory: 'PasskeyAccountFactory',
} as const;

interface AbiEntry {
  type: string;
  name?: string;
}
interface Artifact {
  abi: AbiEntry[];
  bytecode: { object: string };
}

function artifact(name: string): Artifact {
  return JSON.parse(
    readFileSync(join(root, 'out', `${name}.sol`, `${name}.json`), 'utf8'),
  ) as Artifact;
}

interface Compiled {
  abi: AbiEntry[];
  bytecode: string;
}

// OpenZeppelin publishes it compiled. The pages need only its calls and errors.
const timelock = createRequire(import.meta.url)(
  '@openzeppelin/contracts/build/contracts/TimelockController.json',
) as Compiled;

const HEADER = '// Generated from contracts/src by `npm run generate -w contracts`. Do not edit.\n';

function list(abi: AbiEntry[]): string {
  return `[\n${abi.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}] as const`;
}

function files(): Record<string, string> {
  const all = Object.entries(contracts).map(([key, name]) => ({ key, ...artifact(name) }));
  // A call to one contract can revert with an error of another: the game passes on the token's errors.
  const errors = new Map(
    all
      .flatMap(({ abi }) => abi.filter(({ type }) => type === 'error'))
      .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'))
      .map((entry) => [entry.name, entry]),
  );
  return {
    'protocol/generated/abi.ts': [
      HEADER,
      ...all.map(({ key, abi }) => `export const ${key}Abi = ${list(abi)};\n`),
      '/** Every custom error of the contracts, for decoding whatever a call reverted with. */',
      `export const errorAbi = ${list([...errors.values()])};\n`,
      "/** OpenZeppelin's TimelockController. */",
      `export const timelockAbi = ${list(timelock.abi.filter(({ type }) => type !== 'event'))};\n`,
    ].join('\n'),
    'contracts/generated/bytecode.ts': [
      HEADER,
      // The factory's code contains the account's.
      ...all
        .filter(({ key }) => key !== 'account')
        .map(({ key, bytecode }) => `export const ${key}Bytecode =\n  '${bytecode.object}';\n`),
      `export const timelockBytecode =\n  '${timelock.bytecode}';\n`,
    ].join('\n'),
    'protocol/generated/account-addresses.ts': accountAddresses(),
  };
}

/** The same on every chain and for every game, because nothing but the code determines them. */
function accountAddresses(): string {
  const code = artifact(contracts.accountFactory).bytecode.object;
  const factory = getCreate2Address(CREATE2_FACTORY, ZeroHash, keccak256(code));
  return [
    HEADER,
    `export const accountFactory = '${factory}';\n`,
    '/** The contract that every account is a clone of. */',
    `export const accountImplementation = '${getCreateAddress({ from: factory, nonce: 2 })}';\n`,
    '/** Checks the signatures of passkeys that were added to an account (ERC-7913). */',
    `export const passkeyVerifier = '${getCreateAddress({ from: factory, nonce: 1 })}';\n`,
  ].join('\n');
}

function differs(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') !== text;
  } catch {
    return true;
  }
}

if (forge(['build', '--quiet']) !== 0) throw new Error('The contracts do not compile.');
for (const [name, text] of Object.entries(files())) {
  const path = join(root, '..', name);
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (differs(path, text)) {
    console.error(`${name} is out of date: run \`npm run generate -w contracts\`.`);
    process.exitCode = 1;
  }
}

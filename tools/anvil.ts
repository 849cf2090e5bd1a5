import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, onPath } from './find-program';
import { root } from './root';

/** The chain id that marks a local chain everywhere. */
export const LOCAL_CHAIN_ID = 31337;

function installedAnvil(): string | undefined {
  try {
    // It is a dependency of the contracts; npm leaves it out on systems other than 64-bit Linux.
    const require = createRequire(join(root, 'contracts/package.json'));
    return require.resolve('@foundry-rs/anvil-linux-amd64/bin/anvil');
  } catch {
    return undefined;
  }
}

/** The anvil program: ANVIL_PATH, else the one that npm installed, else the one on the PATH. */
export function findAnvil(): string {
  return findProgram({
    variable: 'ANVIL_PATH',
    candidates: [installedAnvil(), onPath('anvil')],
    missing:
      'The local chain needs the program anvil (Foundry 1.5.1), which npm installs only on 64-bit Linux.\n' +
      'Install Foundry from https://getfoundry.sh and put anvil on the PATH, or name it in ANVIL_PATH.',
  });
}

export interface AnvilOptions {
  readonly host: string;
  readonly port: number;
  /** A saved state to continue from. */
  readonly stateFile?: string;
  /** The start of the chain's clock in Unix seconds, if that is ahead of ours. */
  readonly clock?: number;
  /** The rules of the chain. 'osaka', the default, has the precompile for the signatures of passkeys (EIP-7951). */
  readonly hardfork?: 'osaka' | 'prague';
}

export function anvilArguments({
  host,
  port,
  stateFile,
  clock,
  hardfork = 'osaka',
}: AnvilOptions): string[] {
  return [
    ...['--host', host, '--port', `${port}`, '--chain-id', `${LOCAL_CHAIN_ID}`],
    ...['--hardfork', hardfork],
    // By default every page may read its answers.
    '--no-cors',
    // Transactions are mined at once; without any, a block comes every two seconds.
    ...['--mixed-mining', '--block-time', '2'],
    // Without it anvil writes every past state to the home folder. With only the latest state, a call fails if a block
    // is mined while it runs ("missing revert data").
    ...['--prune-history', '16'],
    ...['--accounts', '20', '--silent'],
    ...(stateFile ? ['--load-state', stateFile] : []),
    ...(clock ? ['--timestamp', `${clock}`] : []),
  ];
}

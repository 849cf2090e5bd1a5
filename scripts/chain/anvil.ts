import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { onPath } from '../launcher/on-path';
import { Problem } from '../launcher/problem';

/** The chain id that everything takes for "this is a local chain". */
export const localChainId = 31337;

function installedAnvil(): string | undefined {
  try {
    // It is a dependency of the contracts; npm leaves it out on systems other than 64-bit Linux.
    const require = createRequire(import.meta.url);
    return require.resolve('@foundry-rs/anvil-linux-amd64/bin/anvil');
  } catch {
    return undefined;
  }
}

/** The anvil program: ANVIL_PATH, else the one that npm installed, else the one on the PATH. */
export function findAnvil(env: NodeJS.ProcessEnv): string {
  const chosen = env['ANVIL_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Problem(`ANVIL_PATH names ${chosen}, and no such file exists.`);
  }
  const found = installedAnvil() ?? onPath('anvil');
  if (found) return found;
  throw new Problem(
    'The local chain needs the program anvil (Foundry 1.5.1), which npm installs only on 64-bit Linux.\n' +
      'Install Foundry from https://getfoundry.sh and put anvil on the PATH, or name it in ANVIL_PATH.',
  );
}

export interface AnvilOptions {
  readonly port: number;
  /** A saved state to go on from. */
  readonly stateFile?: string;
  /** Where the chain's clock starts, in Unix seconds, when it is ahead of ours. */
  readonly clock?: number;
}

export function anvilArguments({ port, stateFile, clock }: AnvilOptions): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${localChainId}`],
    // Transactions are mined at once, and the block time goes on where there are none.
    ...['--mixed-mining', '--block-time', '2'],
    // Without it anvil writes every state it ever had to the home folder. With none but the latest, a call fails when
    // a block is mined while it is answered ("missing revert data").
    ...['--prune-history', '16'],
    ...['--accounts', '20', '--silent'],
    ...(stateFile ? ['--load-state', stateFile] : []),
    ...(clock ? ['--timestamp', `${clock}`] : []),
  ];
}

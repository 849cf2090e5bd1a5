import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgeOutput } from '@updown/contracts/forge';
import { startCompiler } from './compiler/start';
import type { Conditions, Verdict } from './record';

/** The forge settings, which are part of a verdict's evidence. */
const settings = {
  // The tests must kill a mutant, not the compiler; a removed statement can leave an unused variable behind.
  FOUNDRY_DENY: 'never',
  // Without the optimizer, compilation takes half the time and the behaviour is the same.
  FOUNDRY_OPTIMIZER: 'false',
  // Compiling the game by way of Yul would take several times as long. OpenZeppelin's P256, which the accounts use, does not
  // compile without the optimizer.
  FOUNDRY_ADDITIONAL_COMPILER_PROFILES: '[{name="accounts",optimizer=true,optimizer_runs=300}]',
  FOUNDRY_COMPILATION_RESTRICTIONS: '[{paths="src/accounts/**",min_optimizer_runs=300}]',
  FOUNDRY_FUZZ_SEED: '0x1',
  FOUNDRY_FUZZ_RUNS: '300',
  FOUNDRY_INVARIANT_RUNS: '64',
  FOUNDRY_INVARIANT_SHOW_METRICS: 'false',
  FORGE_SNAPSHOT_EMIT: 'false',
};

/** The fastest tests run first, because unit tests kill most mutants. */
const stages = [
  ['--no-match-contract', 'Invariant|Fuzz|Gas'],
  ['--match-contract', 'Fuzz'],
  ['--match-contract', 'Invariant'],
];

/** The sources, the tests, and the versions and settings of compiler and forge. */
export function conditionsIn(root: string): Conditions {
  const names = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const solidity = names.filter((name) => name.endsWith('.sol')).sort();
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as object & {
    dependencies: unknown;
    optionalDependencies: unknown;
  };
  return {
    files: Object.fromEntries(solidity.map((name) => [name, read(name)])),
    others: [read('foundry.toml'), dependencies, optionalDependencies, settings, stages],
  };
}

/** The file of the first failing test in forge's output. */
function killerIn(output: string): string {
  const [, file] = /^Encountered \d+ failing tests? in (\S+):/m.exec(output) ?? [];
  if (!file) throw new Error(`forge failed, but no test did:\n${output}`);
  return file;
}

/** Creates a copy of the contracts for the mutants, so that the sources stay unchanged. */
export async function openWorkspace(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'updown-mutation-'));
  for (const entry of ['src', 'test', 'foundry.toml']) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  const compiler = await startCompiler(join(folder, 'compiler.sock'));
  const closing = new AbortController();
  const env = { ...settings, ...compiler.env };
  const run = (args: string[]) => forgeOutput(args, env, folder, closing.signal);

  return {
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),

    test: async (): Promise<Verdict> => {
      // The whole project, so that the tests find nothing left to compile.
      const { status, output } = await run(['build']);
      if (output.includes('Compiler run failed')) return { result: 'unbuildable' };
      if (status !== 0) throw new Error(output);
      for (const stage of stages) {
        const tests = await run(['test', '--fail-fast', ...stage]);
        if (tests.status !== 0) return { result: 'killed', killer: killerIn(tests.output) };
      }
      return { result: 'survived' };
    },

    /** Whether the tests at a path pass. Only what they need is compiled. */
    passes: async (tests: string): Promise<boolean> => {
      const { status, output } = await run(['test', '--fail-fast', '--match-path', tests]);
      if (status !== 0 && !output.includes('Encountered')) throw new Error(output);
      return status === 0;
    },

    close: () => {
      closing.abort();
      compiler.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

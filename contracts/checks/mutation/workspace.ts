import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgeOutput } from '../../forge';

/** A copy of the contracts to break, so that nobody ever sees a mutant in the sources. */
export const openWorkspace = (root: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'updown-mutation-'));
  for (const entry of ['src', 'test', 'foundry.toml']) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  // Without the optimizer it compiles in half the time, and means the same.
  const env = {
    FOUNDRY_SOLC: join(root, 'solc.mjs'),
    // A mutant is for the tests to kill: removed statements leave unused variables, which must not.
    FOUNDRY_DENY: 'never',
    FOUNDRY_OPTIMIZER: 'false',
    FOUNDRY_FUZZ_RUNS: '300',
    FOUNDRY_INVARIANT_RUNS: '64',
    FORGE_SNAPSHOT_EMIT: 'false',
  };
  // The quickest first: most mutants die of a unit test.
  const stages = ['Invariant|Fuzz|Gas', 'Invariant|Gas']
    .map((others) => ['test', '--fail-fast', '--no-match-contract', others])
    .concat([['test', '--fail-fast', '--match-contract', 'Invariant']]);
  const run = (args: string[]) => forgeOutput(args, env, folder);
  const passesAll = async (): Promise<boolean> => {
    for (const stage of stages) if ((await run(stage)).status !== 0) return false;
    return true;
  };
  return {
    passesAll,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** `unbuildable` mutants say nothing about the tests. */
    test: async (): Promise<'killed' | 'survived' | 'unbuildable'> => {
      const { status, output } = await run(['build', 'src']);
      if (output.includes('Compiler run failed')) return 'unbuildable';
      if (status !== 0) throw new Error(output);
      return (await passesAll()) ? 'survived' : 'killed';
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};

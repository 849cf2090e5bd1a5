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
    FOUNDRY_OPTIMIZER: 'false',
    FOUNDRY_FUZZ_RUNS: '300',
    FOUNDRY_INVARIANT_RUNS: '64',
    FORGE_SNAPSHOT_EMIT: 'false',
  };
  const quick = ['test', '--fail-fast', '--no-match-contract', 'Invariant|Gas'];
  const thorough = ['test', '--fail-fast', '--match-contract', 'Invariant'];
  const run = (args: string[]) => forgeOutput(args, env, folder);
  return {
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** `unbuildable` mutants say nothing about the tests. */
    test: (): 'killed' | 'survived' | 'unbuildable' => {
      const { status, output } = run(quick);
      if (output.includes('Compiler run failed')) return 'unbuildable';
      return status !== 0 || run(thorough).status !== 0 ? 'killed' : 'survived';
    },
    passesUnchanged: (): boolean => run(quick).status === 0 && run(thorough).status === 0,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
};

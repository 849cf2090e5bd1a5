import type { Task } from './tasks';

/** Reads what forge says at the end: '25 tests passed, 0 failed, 0 skipped (25 total tests)'. */
export function forgeCounts(output: string) {
  const totals = [...output.matchAll(/(\d+) tests passed, (\d+) failed, \d+ skipped \(\d+ total/g)];
  const [, passed = 0, failed = 0] = totals.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** The contracts' tests and checks. Those that share a compilation run one after another, as one command. */
export const contractTasks: readonly Task[] = [
  {
    name: 'Contract ABIs, gas and tests',
    npm: ['run', 'test:sources', '-w', 'contracts'],
    count: forgeCounts,
  },
  {
    // In a copy of its own. The deep run plants all of them.
    name: 'Planted bugs of the claims',
    npm: ['run', 'mutation:planted', '-w', 'lab', '--', 'GameClaims'],
  },
  { name: 'Contract coverage', npm: ['run', 'coverage', '-w', 'contracts'] },
  { name: 'Contract lint', npm: ['run', 'lint', '-w', 'contracts'] },
  { name: 'Economics as computed', npm: ['run', 'economics:check', '-w', 'lab'] },
];

import { runTasks, type Task } from './testing/tasks';

/** Compiles into the same folder as the contracts' tests, so it must not run beside them. */
const contractAbis: Task = {
  name: 'Contract ABIs as generated',
  npm: ['run', 'generate:check', '-w', 'contracts'],
};

/** The other static checks, the slowest first. */
export const checks: readonly Task[] = [
  { name: 'Types and lint', npm: ['run', 'lint'] },
  { name: 'Format', npm: ['run', 'format:check'] },
  { name: 'Unused code', npm: ['run', 'knip'] },
  { name: 'Contracts between the front ends', npm: ['run', 'api-report', '--', '--check'] },
  { name: 'API types as generated', npm: ['run', 'generate:check', '-w', 'api'] },
  { name: 'Lock file for every platform', npm: ['run', 'lock', '--', '--check'] },
];

/** `npm run check`: runs the static checks. */
export async function run(): Promise<number> {
  const parts = await runTasks([...checks, contractAbis]);
  const failed = parts.filter((part) => part.failed > 0).map(({ name }) => name);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  return failed.length > 0 ? 1 : 0;
}

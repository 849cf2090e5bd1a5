import { checks } from './testing/checks';
import { runTasks, type Task } from './testing/tasks';

/** Compiles into the same folder as the contracts' tests, so it must not run beside them. */
const contractAbis: Task = {
  name: 'Contract ABIs as generated',
  npm: ['run', 'generate:check', '-w', 'contracts'],
};

/** `npm run check`: runs the static checks. */
export async function run(): Promise<number> {
  const parts = await runTasks([...checks, contractAbis]);
  const failed = parts.filter((part) => part.failed > 0).map(({ name }) => name);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  return failed.length > 0 ? 1 : 0;
}

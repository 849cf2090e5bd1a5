import { inTurns } from '../../tools/in-turns';
import { root } from '../../tools/root';
import { runProgram } from '../../tools/run-program';
import type { Part } from './report';

/** An npm command that checks or prepares something. */
export interface Task {
  readonly name: string;
  readonly npm: readonly string[];
  /** Reads from its output how many tests it ran; by default it counts as one. */
  readonly count?: (output: string) => Pick<Part, 'passed' | 'failed'>;
}

async function runTask({ name, npm, count }: Task): Promise<Part> {
  const began = Date.now();
  const { ok, output } = await runProgram('npm', ['--silent', ...npm], { cwd: root });
  const seconds = (Date.now() - began) / 1000;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  if (!ok) console.log(`\n${output.trim()}\n\nAgain: npm ${npm.join(' ')}\n`);
  const { passed, failed } = count?.(output) ?? { passed: ok ? 1 : 0, failed: 0 };
  return { name, seconds, passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** Runs the tasks, two at a time, in their order: the slowest should come first. */
export async function runTasks(tasks: readonly Task[]): Promise<readonly Part[]> {
  const parts: Part[] = [];
  await inTurns(tasks, async (task) => void parts.push(await runTask(task)), 2);
  return parts;
}

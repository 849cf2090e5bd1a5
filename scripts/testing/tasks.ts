import { root } from '../lib/root';
import { runProgram } from '../processes/run-program';
import { honest, type Counts, type Report } from './report';

/** An npm command that checks or prepares something. */
export interface Task {
  readonly name: string;
  readonly npm: readonly string[];
  /** Reads from its output how many tests it ran; by default it counts as one. */
  readonly count?: (output: string) => Counts;
}

function one(): Counts {
  return { passed: 1, failed: 0 };
}

async function runTask({ name, npm, count = one }: Task) {
  const began = Date.now();
  const { ok, output } = await runProgram('npm', ['--silent', ...npm], { cwd: root });
  const seconds = (Date.now() - began) / 1000;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  if (!ok) console.log(`\n${output.trim()}\n\nAgain: npm ${npm.join(' ')}\n`);
  const counted = ok || count !== one ? count(output) : { passed: 0, failed: 1 };
  return { name, ok, seconds, counts: honest(counted, ok) };
}

/** Runs the tasks, two at a time, in their order: the slowest should come first. `failed` has the names of those that failed. */
export async function runTasks(tasks: readonly Task[]): Promise<Report & { failed: string[] }> {
  const waiting = [...tasks];
  const done: Awaited<ReturnType<typeof runTask>>[] = [];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) done.push(await runTask(task));
  };
  await Promise.all([work(), work()]);
  return {
    counts: {
      passed: done.reduce((sum, { counts }) => sum + counts.passed, 0),
      failed: done.reduce((sum, { counts }) => sum + counts.failed, 0),
    },
    parts: done,
    results: [],
    failed: done.filter(({ ok }) => !ok).map(({ name }) => name),
  };
}

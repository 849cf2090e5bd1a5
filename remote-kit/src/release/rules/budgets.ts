import { Problem } from '../../../../tools/problem';
import { bytesOf, kilobytes, sizesOf, type RemoteBudgets } from '../../../../webpack/budgets';
import type { BuiltRelease } from '../publish/built-release';

/** The longest tasks while the host mounts a remote, in milliseconds of processor time. */
export interface LongestTasks {
  readonly longest: number;
  /** That of the version before; absent if there is none to compare with. */
  readonly before?: number;
}

/** How much of each budget a remote uses. `tasks` is undefined if there was no way to measure them. */
export function describeUse(
  { file, contents }: BuiltRelease,
  budgets: RemoteBudgets,
  tasks: LongestTasks | undefined,
): string {
  const { entry, scripts } = sizesOf(file, (name) => contents.get(name)!);
  const task = tasks === undefined ? 'not measured' : `${tasks.longest.toFixed(0)} ms`;
  const before = tasks?.before === undefined ? '' : `, before: ${tasks.before.toFixed(0)} ms`;
  return [
    `${file.name} ${file.version} uses of its budgets:`,
    `  entry      ${kilobytes(entry.bytes)} of ${budgets.entry} KB`,
    `  scripts    ${kilobytes(bytesOf(scripts))} of ${budgets.scripts} KB`,
    `  long task  ${task} of ${budgets.longTask} ms of processor time${before}`,
  ].join('\n');
}

/** How much longer than that of the version before a task above the budget may be: a slow machine slows both. */
const MORE = 1.5;

/** Throws if a remote blocks the page for longer than its budget, and than the version before, while the host mounts it. */
export function checkLongTask(
  name: string,
  { longTask }: RemoteBudgets,
  tasks: LongestTasks | undefined,
): void {
  if (tasks === undefined || tasks.longest <= longTask) return;
  const { longest, before } = tasks;
  if (before !== undefined && longest <= before * MORE) return;
  const than =
    before === undefined
      ? ''
      : `, ${(longest / before).toFixed(1)} times as long as the version before`;
  throw new Problem(
    `${name} blocks the page for ${longest.toFixed(0)} ms of processor time while it appears, in each of three visits${than}, and "budgets" in remote-${name}/package.json allows ${longTask} ms: render less at first, or later. --skip-budgets releases it all the same.`,
  );
}

import { Problem } from '../../../../scripts/lib/problem';
import { bytesOf, kilobytes, sizesOf, type RemoteBudgets } from '../../../../webpack/budgets';
import type { BuiltRelease } from '../publish/built-release';

/** From this duration on, a browser lists a task. */
const LONG_MS = 50;

function describeTask(longest: number): string {
  return longest < LONG_MS ? `under ${LONG_MS} ms` : `${longest.toFixed(0)} ms`;
}

/** How much of each budget a remote uses. `longest` is undefined if there was no way to measure it. */
export function describeUse(
  { file, contents }: BuiltRelease,
  budgets: RemoteBudgets,
  longest: number | undefined,
): string {
  const { entry, scripts } = sizesOf(file, (name) => contents.get(name)!);
  const task = longest === undefined ? 'not measured' : describeTask(longest);
  return [
    `${file.name} ${file.version} uses of its budgets:`,
    `  entry      ${kilobytes(entry.bytes)} of ${budgets.entry} KB`,
    `  scripts    ${kilobytes(bytesOf(scripts))} of ${budgets.scripts} KB`,
    `  long task  ${task} of ${budgets.longTask} ms`,
  ].join('\n');
}

/** Throws if a remote blocks the page for longer than its budget while the host mounts it. */
export function checkLongTask(
  name: string,
  { longTask }: RemoteBudgets,
  longest: number | undefined,
): void {
  if (longest === undefined || longest <= longTask) return;
  throw new Problem(
    `${name} blocks the page for ${longest.toFixed(0)} ms while it appears, three times of three, and "budgets" in remote-${name}/package.json allows ${longTask} ms: render less at first, or later. --skip-budgets releases it all the same.`,
  );
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** A figure as tables show it. */
export function rounded(value: number, digits = value < 10 ? 1 : 0): number {
  return Number(value.toFixed(digits));
}

/** How long a task takes, in milliseconds. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await task();
  return performance.now() - begin;
}
export async function timesOf(repeated: number, task: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < repeated) times.push(await timed(task));
  return times;
}

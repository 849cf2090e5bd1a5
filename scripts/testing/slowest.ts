import type { Part } from './report';

const COUNT = 10;

/** The parts that took longest, as lines to print. */
export function slowest(parts: readonly Part[]): string[] {
  return parts
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, COUNT)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

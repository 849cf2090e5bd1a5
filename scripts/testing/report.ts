/** A test that was run, with all its groups: 'group › test'. */
export interface Result {
  readonly file: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** A part of `npm test`, a check or a file of tests: how long it took, and how many tests passed and failed. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly Result[];
}

/** The parts of a run. One that ends badly without naming a failed test has failed all the same. */
export function honest(run: string, parts: readonly Part[], ok: boolean): readonly Part[] {
  if (ok || parts.some(({ failed }) => failed > 0)) return parts;
  return [...parts, { name: run, seconds: 0, passed: 0, failed: 1 }];
}

/** The ten parts that took longest, as lines to print. */
export function slowest(parts: readonly Part[]): string[] {
  return parts
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

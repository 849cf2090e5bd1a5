export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A part of `npm test` and how long it took. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

/** A test that was run, with all its groups: 'group › test'. */
export interface Result {
  readonly file: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

export interface Report {
  readonly counts: Counts;
  readonly parts: readonly Part[];
  readonly results: readonly Result[];
}

/** A step that ends badly without naming a failed test has failed all the same. */
export function honest({ passed, failed }: Counts, ok: boolean): Counts {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

export function countsOf(results: readonly Result[], ok: boolean): Counts {
  const count = (wanted: Result['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return honest({ passed: count('passed'), failed: count('failed') }, ok);
}

/** The ten parts that took longest, as lines to print. */
export function slowest(parts: readonly Part[]): string[] {
  return parts
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

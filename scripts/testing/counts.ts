export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What forge says at the end of all suites: '25 tests passed, 0 failed, 0 skipped (25 total tests)'. */
export function forgeCounts(output: string): Counts {
  const totals = [...output.matchAll(/(\d+) tests passed, (\d+) failed, \d+ skipped \(\d+ total/g)];
  const [, passed = 0, failed = 0] = totals.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** A step that ends badly without naming a failed test has failed all the same. */
export function honest({ passed, failed }: Counts, ok: boolean): Counts {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

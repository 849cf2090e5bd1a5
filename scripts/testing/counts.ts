export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What jest wrote with --json. A suite that could not even run counts as one failure. */
export function jestCounts(json: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(json) as Record<
    string,
    number
  >;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
  };
}

/** What forge says at the end of all suites: '25 tests passed, 0 failed, 0 skipped (25 total tests)'. */
export function forgeCounts(output: string): Counts {
  const totals = [...output.matchAll(/(\d+) tests passed, (\d+) failed, \d+ skipped \(\d+ total/g)];
  const [, passed = 0, failed = 0] = totals.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** What Playwright's JSON reporter wrote. A test that passed at a second try did not pass. */
export function playwrightCounts(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A step that ends badly without naming a failed test has failed all the same. */
export function honest({ passed, failed }: Counts, ok: boolean): Counts {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

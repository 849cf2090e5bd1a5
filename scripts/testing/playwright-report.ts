import type { Report, Result } from './report';

interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightJson {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly Suite[];
}

const outcomes: Readonly<Record<string, Result['outcome']>> = {
  expected: 'passed',
  skipped: 'skipped',
};

function durationOf({ specs, suites = [] }: Suite): number {
  return (
    specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  );
}

function resultsOf(
  file: string,
  { specs, suites = [] }: Suite,
  groups: readonly string[],
): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file,
      name: [...groups, title].join(' › '),
      outcome: outcomes[status] ?? ('failed' as const),
    })),
  );
  return [...own, ...suites.flatMap((suite) => resultsOf(file, suite, [...groups, suite.title]))];
}

/** What Playwright's JSON reporter writes. A test that passes at a second try has not passed. */
export function readPlaywrightReport(json: string, folder: string): Report {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightJson;
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    parts: suites.map((suite) => ({
      name: `${folder}/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
    results: suites.flatMap((suite) => resultsOf(`${folder}/${suite.file}`, suite, [])),
  };
}

import type { Failed, Report, Result } from './report';

interface Message {
  readonly message?: string;
}

interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly duration: number;
      readonly errors: readonly Message[];
    }[];
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
  readonly errors: readonly Message[];
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

function textOf(errors: readonly Message[]): string {
  return errors.map(({ message = '' }) => message).join('\n');
}

function failuresOf({ title, specs, suites = [] }: Suite, groups: readonly string[]): Failed[] {
  const path = [...groups, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => outcomes[status] === undefined)
      .map(({ results }) => ({
        name: [...path, spec.title].join(' › '),
        message: textOf(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

/** What Playwright's JSON reporter writes. A test that passes at a second try has not passed. */
export function readPlaywrightReport(json: string, folder: string): Report {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightJson;
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    failures: [
      ...errors.map((error) => ({ name: folder, message: textOf([error]) })),
      ...suites.flatMap((suite) => failuresOf(suite, [])),
    ],
    parts: suites.map((suite) => ({
      name: `${folder}/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
    results: suites.flatMap((suite) => resultsOf(`${folder}/${suite.file}`, suite, [])),
  };
}

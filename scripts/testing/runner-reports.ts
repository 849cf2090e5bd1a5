import { relative } from 'node:path';
import type { Part, Result } from './report';

/** What a runner writes about its tests. The runner itself has printed the failures. */
interface Run {
  readonly parts: readonly Part[];
  readonly results: readonly Result[];
}

const outcomes: Readonly<Record<string, Result['outcome']>> = {
  // jest
  passed: 'passed',
  failed: 'failed',
  // Playwright. A test that passes at a second try ('flaky') has not passed.
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

function result(file: string, path: readonly string[], status: string): Result {
  return { file, name: path.join(' › '), outcome: outcomes[status] ?? 'skipped' };
}

interface JestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Reads what jest writes with --json. */
export function readJestReport(json: string, root: string): Run {
  const suites = (JSON.parse(json) as JestJson).testResults.map((suite) => ({
    ...suite,
    file: relative(root, suite.name),
  }));
  return {
    parts: suites.map(({ file, startTime, endTime }) => ({
      name: file,
      seconds: (endTime - startTime) / 1000,
    })),
    results: suites.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) =>
        result(file, [...ancestorTitles, title], status),
      ),
    ),
  };
}

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightJson {
  readonly suites: readonly (Suite & { readonly file: string })[];
}

/** The tests of a suite and its groups, each with its path and its time in milliseconds. */
function testsOf(suite: Suite, groups: readonly string[]) {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      path: [...groups, title],
      status,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const inner: typeof own = (suite.suites ?? []).flatMap((group) =>
    testsOf(group, [...groups, group.title]),
  );
  return [...own, ...inner];
}

/** Reads what Playwright's JSON reporter writes, of the tests in `folder`. */
export function readPlaywrightReport(json: string, folder: string): Run {
  const files = (JSON.parse(json) as PlaywrightJson).suites.map((suite) => ({
    file: `${folder}/${suite.file}`,
    tests: testsOf(suite, []),
  }));
  return {
    parts: files.map(({ file, tests }) => ({
      name: file,
      seconds: tests.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    results: files.flatMap(({ file, tests }) =>
      tests.map(({ path, status }) => result(file, path, status)),
    ),
  };
}

import { relative } from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Part, Result } from './report';

const outcomes: Readonly<Record<string, Result['outcome']>> = {
  // jest
  passed: 'passed',
  failed: 'failed',
  // Playwright. A test that passes at a second try ('flaky') has not passed.
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
};

interface Test {
  readonly path: readonly string[];
  readonly status: string;
}

function fileOf(file: string, milliseconds: number, run: readonly Test[]): Part {
  const tests = run.map(({ path, status }) => ({
    file,
    name: path.join(' › '),
    outcome: outcomes[status] ?? 'skipped',
  }));
  const count = (wanted: Result['outcome']) =>
    tests.filter(({ outcome }) => outcome === wanted).length;
  return {
    name: file,
    seconds: milliseconds / 1000,
    passed: count('passed'),
    failed: count('failed'),
    tests,
  };
}

/** Reads what jest writes with --json. The runner itself has printed the failures. */
export function readJestReport(json: string, root: string): Part[] {
  const { testResults } = JSON.parse(json) as FormattedTestResults;
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const tests = assertionResults.map(({ ancestorTitles, title, status }) => ({
      path: [...ancestorTitles, title],
      status,
    }));
    return fileOf(relative(root, name), endTime - startTime, tests);
  });
}

/** The tests of a suite and its groups, each with its path and its time in milliseconds. */
function testsOf({ specs, suites = [] }: JSONReportSuite, groups: readonly string[] = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      path: [...groups, title],
      status,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const inner: typeof own = suites.flatMap((group) => testsOf(group, [...groups, group.title]));
  return [...own, ...inner];
}

/** Reads what Playwright's JSON reporter writes, of the tests in `folder`. */
export function readPlaywrightReport(json: string, folder: string): Part[] {
  return (JSON.parse(json) as JSONReport).suites.map((suite) => {
    const tests = testsOf(suite);
    const duration = tests.reduce((sum, test) => sum + test.duration, 0);
    return fileOf(`${folder}/${suite.file}`, duration, tests);
  });
}

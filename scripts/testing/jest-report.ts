import { relative } from 'node:path';
import type { Failed, Report, Result } from './report';

interface Suite {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly status: string;
  /** What went wrong, of all tests together or of a suite that did not run. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface JestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly Suite[];
}

const outcomes: Readonly<Record<string, Result['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
};

function failuresOf(file: string, { status, message, assertionResults }: Suite): Failed[] {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [{ name: file, message }] : [];
  return tests.map(({ ancestorTitles, title, failureMessages }) => ({
    name: [file, ...ancestorTitles, title].join(' › '),
    message: failureMessages.join('\n'),
  }));
}

/** What jest writes with --json. A suite that cannot even run counts as one failure. */
export function readJestReport(json: string, root: string): Report {
  const report = JSON.parse(json) as JestJson;
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    },
    failures: report.testResults.flatMap((suite) => failuresOf(relative(root, suite.name), suite)),
    parts: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    results: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: relative(root, name),
        name: [...ancestorTitles, title].join(' › '),
        outcome: outcomes[status] ?? 'skipped',
      })),
    ),
  };
}

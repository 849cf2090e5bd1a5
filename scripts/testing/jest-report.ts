import { relative } from 'node:path';
import type { Report, Result } from './report';

interface JestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
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

const outcomes: Readonly<Record<string, Result['outcome']>> = {
  passed: 'passed',
  failed: 'failed',
};

/** What jest writes with --json. A suite that cannot even run counts as one failure. */
export function readJestReport(json: string, root: string): Report {
  const report = JSON.parse(json) as JestJson;
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    },
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

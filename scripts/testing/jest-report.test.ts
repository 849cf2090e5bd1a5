import { readJestReport } from './jest-report';

const suite = {
  name: '/repo/app/a.test.ts',
  startTime: 1_000,
  endTime: 3_500,
  status: 'failed',
  message: 'all of it',
  assertionResults: [
    { ancestorTitles: ['group'], title: 'works', status: 'passed', failureMessages: [] },
    { ancestorTitles: ['group'], title: 'breaks', status: 'failed', failureMessages: ['5 ≠ 6'] },
    { ancestorTitles: [], title: 'waits', status: 'pending', failureMessages: [] },
  ],
};
const crashed = {
  name: '/repo/app/b.test.ts',
  startTime: 0,
  endTime: 0,
  status: 'failed',
  message: 'no such module',
  assertionResults: [],
};
const json = JSON.stringify({
  numPassedTests: 40,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  testResults: [suite, crashed],
});

test('the tests are counted, and a suite that did not run is a failure', () => {
  expect(readJestReport(json, '/repo').counts).toEqual({ passed: 40, failed: 3 });
});

test('each suite is a part with its time, and each test a result with its groups', () => {
  const { parts, results } = readJestReport(json, '/repo');
  const file = 'app/a.test.ts';
  expect(parts[0]).toEqual({ name: file, seconds: 2.5 });
  expect(results).toEqual([
    { file, name: 'group › works', outcome: 'passed' },
    { file, name: 'group › breaks', outcome: 'failed' },
    { file, name: 'waits', outcome: 'skipped' },
  ]);
});

test('each failed test, and each suite that did not run, is a failure with its message', () => {
  expect(readJestReport(json, '/repo').failures).toEqual([
    { name: 'app/a.test.ts › group › breaks', message: '5 ≠ 6' },
    { name: 'app/b.test.ts', message: 'no such module' },
  ]);
});

import { readJestReport } from './jest-report';

const suite = {
  name: '/repo/app/a.test.ts',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [
    { ancestorTitles: ['group'], title: 'works', status: 'passed' },
    { ancestorTitles: [], title: 'breaks', status: 'failed' },
    { ancestorTitles: [], title: 'waits', status: 'pending' },
  ],
};
const json = JSON.stringify({
  numPassedTests: 40,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  testResults: [suite],
});

test('the tests are counted, and a suite that did not run is a failure', () => {
  expect(readJestReport(json, '/repo').counts).toEqual({ passed: 40, failed: 3 });
});

test('each suite is a part with its time, and each test a result with its groups', () => {
  const { parts, results } = readJestReport(json, '/repo');
  const file = 'app/a.test.ts';
  expect(parts).toEqual([{ name: file, seconds: 2.5 }]);
  expect(results).toEqual([
    { file, name: 'group › works', outcome: 'passed' },
    { file, name: 'breaks', outcome: 'failed' },
    { file, name: 'waits', outcome: 'skipped' },
  ]);
});

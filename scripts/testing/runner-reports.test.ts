import { readJestReport, readPlaywrightReport } from './runner-reports';

test('each file of jest is a part with its time and its tests, which have their groups', () => {
  const suite = {
    name: '/repo/app/a.test.ts',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: [
      { ancestorTitles: ['group'], title: 'works', status: 'passed' },
      { ancestorTitles: ['group'], title: 'breaks', status: 'failed' },
      { ancestorTitles: [], title: 'waits', status: 'pending' },
    ],
  };
  const file = 'app/a.test.ts';
  const tests = [
    { file, name: 'group › works', outcome: 'passed' },
    { file, name: 'group › breaks', outcome: 'failed' },
    { file, name: 'waits', outcome: 'skipped' },
  ];
  expect(readJestReport(JSON.stringify({ testResults: [suite] }), '/repo')).toEqual([
    { name: file, seconds: 2.5, passed: 1, failed: 1, tests },
  ]);
});

function spec(title: string, status: string, duration: number) {
  return { title, tests: [{ status, results: [{ duration }] }] };
}

test('each file of Playwright is a part with its time and its tests, which have their groups', () => {
  const group = { title: 'a bet', specs: [spec('is lost', 'unexpected', 500)] };
  const specs = [spec('is placed', 'expected', 1_000), spec('waits', 'skipped', 0)];
  const suite = { title: 'bet.spec.ts', file: 'bet.spec.ts', specs, suites: [group] };
  const file = 'e2e/bet.spec.ts';
  const tests = [
    { file, name: 'is placed', outcome: 'passed' },
    { file, name: 'waits', outcome: 'skipped' },
    { file, name: 'a bet › is lost', outcome: 'failed' },
  ];
  expect(readPlaywrightReport(JSON.stringify({ suites: [suite] }), 'e2e')).toEqual([
    { name: file, seconds: 1.5, passed: 1, failed: 1, tests },
  ]);
});

test('a test of Playwright that passes at a second try has failed', () => {
  const specs = [spec('is placed', 'flaky', 1_000)];
  const json = JSON.stringify({ suites: [{ title: 'a', file: 'a.spec.ts', specs }] });
  expect(readPlaywrightReport(json, 'e2e')).toMatchObject([{ passed: 0, failed: 1 }]);
});

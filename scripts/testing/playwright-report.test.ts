import { readPlaywrightReport } from './playwright-report';

function spec(title: string, status: string, duration: number) {
  return {
    title,
    tests: [{ status, results: [{ duration, errors: [{ message: `${title} not` }] }] }],
  };
}
const FILE = 'bet.spec.ts';
const group = { title: 'a bet', file: FILE, specs: [spec('is lost', 'unexpected', 500)] };
const suite = {
  title: FILE,
  file: FILE,
  suites: [group],
  specs: [spec('is placed', 'expected', 1_000), spec('waits', 'skipped', 0)],
};
const stats = { expected: 9, unexpected: 1, flaky: 1 };
const json = JSON.stringify({ stats, errors: [{ message: 'no stack' }], suites: [suite] });

test('tests that pass at a second try, and errors outside of tests, are failures', () => {
  expect(readPlaywrightReport(json, 'e2e').counts).toEqual({ passed: 9, failed: 3 });
});

test('each file is a part with its time, and each test a result with its groups', () => {
  const { parts, results } = readPlaywrightReport(json, 'e2e');
  expect(parts).toEqual([{ name: 'e2e/bet.spec.ts', seconds: 1.5 }]);
  expect(results).toEqual([
    { file: 'e2e/bet.spec.ts', name: 'is placed', outcome: 'passed' },
    { file: 'e2e/bet.spec.ts', name: 'waits', outcome: 'skipped' },
    { file: 'e2e/bet.spec.ts', name: 'a bet › is lost', outcome: 'failed' },
  ]);
});

test('each failed test, and each error outside of tests, is a failure with its message', () => {
  expect(readPlaywrightReport(json, 'e2e').failures).toEqual([
    { name: 'e2e', message: 'no stack' },
    { name: 'bet.spec.ts › a bet › is lost', message: 'is lost not' },
  ]);
});

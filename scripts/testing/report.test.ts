import { countsOf, slowest } from './report';

const results = [
  { file: 'a.test.ts', name: 'adds', outcome: 'passed' },
  { file: 'a.test.ts', name: 'breaks', outcome: 'failed' },
  { file: 'a.test.ts', name: 'waits', outcome: 'skipped' },
] as const;

test('passed and failed tests are counted', () => {
  expect(countsOf(results, false)).toEqual({ passed: 1, failed: 1 });
});

test('a step that fails without naming a test counts as one failure', () => {
  expect(countsOf(results.slice(0, 1), false)).toEqual({ passed: 1, failed: 1 });
  expect(countsOf(results.slice(0, 1), true)).toEqual({ passed: 1, failed: 0 });
});

test('the ten slowest parts, the slowest first', () => {
  const parts = Array.from({ length: 12 }, (_, seconds) => ({ name: `part ${seconds}`, seconds }));
  const lines = slowest(parts);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  part 11');
  expect(lines.at(-1)).toBe('    2.0 s  part 2');
});

import { honest, slowest } from './report';

const good = { name: 'a.test.ts', seconds: 1, passed: 1, failed: 0 };
const bad = { name: 'b.test.ts', seconds: 1, passed: 1, failed: 1 };

test('a run that fails without naming a test counts as one failure', () => {
  expect(honest('jest', [good], true)).toEqual([good]);
  expect(honest('jest', [good, bad], false)).toEqual([good, bad]);
  const failure = { name: 'jest', seconds: 0, passed: 0, failed: 1 };
  expect(honest('jest', [good], false)).toEqual([good, failure]);
});

test('the ten slowest parts, the slowest first', () => {
  const parts = Array.from({ length: 12 }, (_, seconds) => ({
    ...good,
    name: `part ${seconds}`,
    seconds,
  }));
  const lines = slowest(parts);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  part 11');
  expect(lines.at(-1)).toBe('    2.0 s  part 2');
});

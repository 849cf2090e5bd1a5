import { slowest } from './slowest';

test('the ten slowest parts, the slowest first', () => {
  const parts = Array.from({ length: 12 }, (_, seconds) => ({ name: `part ${seconds}`, seconds }));
  const lines = slowest(parts);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  part 11');
  expect(lines.at(-1)).toBe('    2.0 s  part 2');
});

import { comesByItself, comingText } from './comes-by-itself';

test.each([
  ['resolving', 0, true, true],
  ['resolving', 14.9, false, true],
  ['resolving', 15, true, false],
  ['idle', 5, true, true],
  ['idle', 15, true, false],
  // If the operator starts no rounds, the page waits for nothing after the result.
  ['idle', 5, false, false],
  ['active', -5, true, false],
  ['none', 0, true, false],
] as const)(
  'in the phase %s, %s s after the end, where the operator starts rounds: %s',
  (phase, seconds, startsRounds, comes) => {
    const now = (1_000 + seconds) * 1000;
    expect(comesByItself({ phase, endTime: 1_000, startsRounds, now })).toBe(comes);
  },
);

test('promises the next round only where the operator starts it', () => {
  expect(comingText(true)).toBe('Result in a moment; the next round starts by itself');
  expect(comingText(false)).toBe('Result in a moment');
});

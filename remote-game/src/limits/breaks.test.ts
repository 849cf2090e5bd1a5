import { endOfBreak, FOR_EVER, isOnBreak, tooShortBreaks } from './breaks';

const DAY_S = 86_400;
const NOW_S = 1_000_000;
const NOW = NOW_S * 1000;

test('a break ends after its days, or never', () => {
  expect(endOfBreak('day', NOW - 1)).toBe(NOW_S + DAY_S);
  expect(endOfBreak('month', NOW)).toBe(NOW_S + 30 * DAY_S);
  expect(endOfBreak('ever', NOW)).toBe(FOR_EVER);
});

test('a break holds until its end', () => {
  expect(isOnBreak(null, NOW)).toBe(false);
  expect(isOnBreak(NOW_S, NOW - 1)).toBe(true);
  expect(isOnBreak(NOW_S, NOW)).toBe(false);
});

test.each([
  ['no break', null, 0],
  ['a break that ends tonight', NOW_S + DAY_S / 2, 0],
  ['a break of a week', NOW_S + 7 * DAY_S, 2],
  ['a break without an end', FOR_EVER, 4],
])('during %s only longer ones are on offer', (_what, breakUntil, expected) => {
  expect(tooShortBreaks(breakUntil, NOW)).toBe(expected);
});

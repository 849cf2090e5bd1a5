import { refusedSides, reserveText } from './reserve';

const ion = (whole: number) => BigInt(whole) * 10n ** 18n;
const maximum = ion(3_000_000);

test.each([
  ['both sides where both take less', ion(50_001), true, true],
  ['one side where the other takes it', ion(50_000), true, false],
  ['none up to what either takes', ion(40_000), false, false],
  ['none where there is no amount', null, false, false],
])('a stake is refused by %s', (_which, stake, up, down) => {
  expect(refusedSides(stake, { up: ion(40_000), down: ion(50_000) })).toEqual({ up, down });
});

test('nothing is refused for what is not known', () => {
  expect(refusedSides(ion(1), null)).toEqual({ up: false, down: false });
  expect(reserveText(null, maximum)).toBeNull();
});

test.each([
  [maximum, maximum, null],
  [ion(40_000), maximum, 'Now at most 40,000 on UP.'],
  [maximum, 0n, 'Now no stake on DOWN.'],
  [ion(40_000) + 1n, ion(50_000) - 1n, 'Now at most 40,000 on UP, at most 49,999 on DOWN.'],
])('with %p on UP and %p on DOWN: %p', (up, down, text) => {
  expect(reserveText({ up, down }, maximum)).toBe(text);
});

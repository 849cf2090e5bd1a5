import { sidesOverLimit, reserveText } from './reserve';

function ion(whole: number) {
  return BigInt(whole) * 10n ** 18n;
}
const maximum = ion(3_000_000);

test.each([
  ['both sides where both take less', ion(50_001), true, true],
  ['one side where the other takes it', ion(50_000), true, false],
  ['none up to what either takes', ion(40_000), false, false],
  ['none where there is no amount', null, false, false],
])('a stake is over the limit of %s', (_which, stake, up, down) => {
  expect(sidesOverLimit(stake, { up: ion(40_000), down: ion(50_000) })).toEqual({ up, down });
});

test('no stake is over an unknown limit', () => {
  expect(sidesOverLimit(ion(1), null)).toEqual({ up: false, down: false });
  expect(reserveText(null, maximum, 'ION')).toBeNull();
});

test.each([
  [maximum, maximum, null],
  [ion(40_000), maximum, 'The pool currently accepts up to 40,000 ION on UP.'],
  [maximum, 0n, 'The pool currently accepts no stakes on DOWN.'],
  [0n, 0n, 'The pool currently accepts no stakes on UP or DOWN.'],
  [ion(40_000), 0n, 'The pool currently accepts up to 40,000 ION on UP and none on DOWN.'],
  [
    ion(40_000) + 1n,
    ion(50_000) - 1n,
    'The pool currently accepts up to 40,000 ION on UP and up to 49,999 ION on DOWN.',
  ],
])('with %p on UP and %p on DOWN: %p', (up, down, text) => {
  expect(reserveText({ up, down }, maximum, 'ION')).toBe(text);
});

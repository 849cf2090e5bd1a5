import { isEndingSoon } from './ending-soon';

test.each([
  [1_289_999, false],
  [1_290_000, true],
  [1_299_999, true],
  [1_300_000, false],
])('at %p the warning before the end shows: %p [spec 9.1b]', (now, warns) => {
  expect(isEndingSoon(1_300, now)).toBe(warns);
});

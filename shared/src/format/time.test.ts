import { formatCountdown } from './time';

it.each([
  [300, '5:00'],
  [65.9, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

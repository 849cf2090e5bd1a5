import { fittingInterval } from './use-candles';

const now = Date.UTC(2026, 10, 20, 12) / 1000;

test.each([
  [undefined, '1m'],
  [60, '1m'],
  [29 * 60, '1m'],
  [30 * 60, '5m'],
  [5 * 3600, '5m'],
  [6 * 3600, '1h'],
  [20 * 86_400, '1h'],
])('a record that began %s seconds ago is best shown in candles of %s', (age, interval) => {
  expect(fittingInterval(age === undefined ? undefined : now - age, now)).toBe(interval);
});

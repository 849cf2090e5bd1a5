import { feedWarnings } from './feed-warnings';

const fitting = { lock: 30, priceAge: 20, heartbeatSeconds: 10 };

test('the defaults of a public network cause no warning', () => {
  expect(feedWarnings(fitting)).toEqual([]);
});

test.each([
  [{ lock: 20 }, 'The lock of 20 s is no longer than a price takes to reach the feed'],
  [{ priceAge: 21 }, 'A round can start at an answer that is 21 s old'],
  [{ heartbeatSeconds: 21 }, 'A round cannot start between two answers'],
])('warns about %j', (changes, warning) => {
  expect(feedWarnings({ ...fitting, ...changes })).toEqual([expect.stringContaining(warning)]);
});

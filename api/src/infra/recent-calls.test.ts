import { createRecentCalls } from './recent-calls';

test('counts all requests and failed requests of the last five minutes', () => {
  let now = 1_000_000_000;
  const calls = createRecentCalls(() => now);
  expect(calls.sums()).toEqual({ seconds: 300, total: 0, failed: 0 });
  for (let second = 0; second < 600; second++) {
    now += 1000;
    calls.add(second % 10 === 0);
  }
  const { total, failed } = calls.sums();
  expect(total).toBeGreaterThan(285);
  expect(total).toBeLessThanOrEqual(300);
  expect(failed).toBeGreaterThan(27);
  now += 150_000;
  expect(calls.sums().total).toBeLessThan(160);
  now += 151_000;
  expect(calls.sums()).toMatchObject({ total: 0, failed: 0 });
});

test('counts only the new request after a long silence', () => {
  let now = 0;
  const calls = createRecentCalls(() => now);
  calls.add(true);
  now = 3_600_000;
  calls.add(false);
  expect(calls.sums()).toMatchObject({ total: 1, failed: 0 });
});

import { createRecentCounts } from './recent-counts';

test('counts each thing of the last five minutes, and forgets what is older', () => {
  let now = 1_000_000_000;
  const calls = createRecentCounts<{ isFailed: boolean }>(10_000, 30, () => now);
  const failed = () => calls.sums().find(({ what }) => what.isFailed)?.count ?? 0;
  const total = () => calls.sums().reduce((sum, { count }) => sum + count, 0);
  expect(total()).toBe(0);
  for (let second = 0; second < 600; second++) {
    now += 1000;
    calls.add({ isFailed: second % 10 === 0 });
  }
  expect(total()).toBeGreaterThan(285);
  expect(total()).toBeLessThanOrEqual(300);
  expect(failed()).toBeGreaterThan(27);
  expect(failed()).toBeLessThanOrEqual(30);
  now += 150_000;
  expect(total()).toBeLessThan(160);
  now += 151_000;
  expect(calls.sums()).toEqual([]);
});

test('counts only the new one after a long silence', () => {
  let now = 0;
  const counts = createRecentCounts<string>(10_000, 30, () => now);
  counts.add('old');
  now = 3_600_000;
  counts.add('new');
  expect(counts.sums()).toEqual([{ what: 'new', count: 1 }]);
});

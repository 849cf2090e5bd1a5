import { feedPrices } from './chainlink';
import { createLatestPrice } from './latest-price';
import { recordedTime } from './recorder';

const now = Date.UTC(2026, 0, 5, 12);
const MINUTE = 60_000;

function answered(minutesAgo: number, answer = 240_000_000_000n) {
  return feedPrices(
    {
      latestAnswer: () =>
        Promise.resolve({ id: 7n, answer, updatedAt: (now - minutesAgo * MINUTE) / 1000 }),
    },
    { now: () => now },
  ).current();
}

test('returns the time of the feed’s price', async () => {
  expect(await answered(40)).toEqual({
    price: 240_000_000_000n,
    source: 'chainlink',
    time: now - 40 * MINUTE,
  });
});

test('rejects the price of a feed that has been silent for too long or is empty', async () => {
  await expect(answered(66)).rejects.toThrow('silent for too long');
  await expect(answered(1, 0n)).rejects.toThrow('no price');
});

test('is recorded once, with its own time, unless a newer price was recorded before', () => {
  const since = now - 40 * MINUTE;
  expect(recordedTime(since, undefined, now)).toBe(since);
  expect(recordedTime(since, since - MINUTE, now)).toBe(since);
  expect(recordedTime(since, since, now)).toBeUndefined();
  expect(recordedTime(since, now - MINUTE, now)).toBe(now);
  expect(recordedTime(undefined, now - MINUTE, now)).toBe(now);
});

test('a market price is current for ten minutes', () => {
  const latest = createLatestPrice();
  latest.set({ time: now, price: 2400, source: 'moralis' });
  expect(latest.current(now + 10 * MINUTE)?.price).toBe(2400);
  expect(latest.current(now + 10 * MINUTE + 1)).toBeUndefined();
});

test('is current for as long as the feed may be silent', () => {
  const latest = createLatestPrice();
  latest.set({ time: now, price: 2400, source: 'chainlink' });
  expect(latest.current(now + 60 * MINUTE)?.price).toBe(2400);
  expect(latest.current(now + 66 * MINUTE)).toBeUndefined();
});

import { feedPrices } from './chainlink';
import { createPriceRecord } from './record';
import { recordedTime } from './recorded-time';

const now = Date.UTC(2026, 0, 5, 12);
const minute = 60_000;

const answered = (minutesAgo: number, answer = 240_000_000_000n) =>
  feedPrices(
    {
      latestAnswer: () =>
        Promise.resolve({ id: 7n, answer, updatedAt: (now - minutesAgo * minute) / 1000 }),
    },
    { now: () => now },
  ).current();

it('tells since when the feed’s price stands', async () => {
  expect(await answered(40)).toEqual({
    ...{ price: 240_000_000_000n, source: 'chainlink' },
    time: now - 40 * minute,
  });
});

it('tells no price of a feed that is silent for longer than it may be, or has none', async () => {
  await expect(answered(66)).rejects.toThrow('silent for too long');
  await expect(answered(1, 0n)).rejects.toThrow('no price');
});

it('is recorded once, under its own time, unless something newer was recorded before', () => {
  const since = now - 40 * minute;
  expect(recordedTime(since, undefined, now)).toBe(since);
  expect(recordedTime(since, since - minute, now)).toBe(since);
  expect(recordedTime(since, since, now)).toBeUndefined();
  expect(recordedTime(since, now - minute, now)).toBe(now);
  expect(recordedTime(undefined, now - minute, now)).toBe(now);
});

it('stands for the price now as long as the feed may be silent', () => {
  const record = createPriceRecord(30);
  record.add({ time: now, price: 2400, source: 'chainlink' });
  expect(record.current(now + 60 * minute)?.price).toBe(2400);
  expect(record.current(now + 66 * minute)).toBeUndefined();
});

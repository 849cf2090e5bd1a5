import type { Source } from './provider';
import { createPriceRecord } from './record';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.UTC(2026, 0, 5, 12);

const recorded = (prices: readonly [time: number, price: number][], source: Source = 'moralis') => {
  const record = createPriceRecord(30);
  for (const [time, price] of prices) record.add({ time, price, source });
  return record;
};
const candle = (time: number, [open, high, low, close]: number[], volume: number) => ({
  ...{ time: time / 1000, open, high, low, close, volume },
  source: 'moralis',
});

describe('candles', () => {
  const record = recorded([
    [noon, 2400],
    [noon + 20_000, 2420],
    [noon + 40_000, 2390],
    [noon + minute, 2395],
    [noon + 6 * minute, 2450],
    [noon + hour + minute, 2300],
  ]);
  const all = (interval: '1m' | '5m' | '1h') =>
    record.candles(interval, noon / 1000, (noon + 2 * hour) / 1000);

  it('of a minute hold its first, highest, lowest and last price', () => {
    expect(all('1m')).toEqual([
      candle(noon, [2400, 2420, 2390, 2390], 3),
      candle(noon + minute, [2395, 2395, 2395, 2395], 1),
      candle(noon + 6 * minute, [2450, 2450, 2450, 2450], 1),
      candle(noon + hour + minute, [2300, 2300, 2300, 2300], 1),
    ]);
  });

  it('of five minutes and of an hour are made of those', () => {
    expect(all('5m')).toEqual([
      candle(noon, [2400, 2420, 2390, 2395], 4),
      candle(noon + 5 * minute, [2450, 2450, 2450, 2450], 1),
      candle(noon + hour, [2300, 2300, 2300, 2300], 1),
    ]);
    expect(all('1h')).toEqual([
      candle(noon, [2400, 2450, 2390, 2450], 5),
      candle(noon + hour, [2300, 2300, 2300, 2300], 1),
    ]);
  });
});

describe('the figures of a day', () => {
  it('are those of the last 24 hours, and the change since their beginning', () => {
    const now = noon + 24 * hour;
    const record = recorded([
      [noon - 2 * hour, 9000],
      [noon, 2000],
      [noon + 6 * hour, 2600],
      [noon + 12 * hour, 1900],
      [now, 2500],
    ]);
    expect(record.day(now)).toEqual({ high: 2600, low: 1900, average: 2250, change24h: 25 });
  });

  it('tell no change where the record is too short', () => {
    expect(recorded([[noon, 2400]]).day(noon + 5 * hour)).toEqual({
      ...{ high: 2400, low: 2400, average: 2400 },
      change24h: null,
    });
  });

  it('are none where nothing is recorded', () => {
    const none = { high: null, low: null, average: null, change24h: null };
    expect(createPriceRecord(30).day(noon)).toEqual(none);
    expect(recorded([[noon, 2400]]).day(noon + 25 * hour)).toEqual(none);
  });
});

it('lets a price stand for the price now for ten minutes', () => {
  const record = recorded([[noon, 2400]]);
  expect(record.current(noon + 10 * minute)?.price).toBe(2400);
  expect(record.current(noon + 10 * minute + 1)).toBeUndefined();
});

it('forgets what is older than it was told to keep', () => {
  const record = recorded([
    [noon - 31 * 24 * hour, 1000],
    [noon, 2400],
  ]);
  expect(record.candles('1m', 0, noon / 1000)).toHaveLength(1);
});

it('forgets what is ahead of a clock that was set back', () => {
  const record = recorded([
    [noon, 2400],
    [noon + 2 * hour, 9000],
    [noon + minute, 2410],
  ]);
  expect(record.latest()?.price).toBe(2410);
  expect(record.candles('1m', 0, noon / 1000 + 24 * 3600)).toHaveLength(2);
});

import type { Source } from './provider';
import { createPriceRecord } from './record';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = Date.UTC(2026, 0, 5, 12);

function recorded(prices: readonly [time: number, price: number][], source: Source = 'moralis') {
  const record = createPriceRecord(30);
  for (const [time, price] of prices) record.add({ time, price, source });
  return record;
}
function candle(time: number, [open, high, low, close]: number[], volume: number) {
  return {
    time: time / 1000,
    open,
    high,
    low,
    close,
    volume,
    source: 'moralis',
  };
}

describe('candles', () => {
  const record = recorded([
    [noon, 2400],
    [noon + 20_000, 2420],
    [noon + 40_000, 2390],
    [noon + MINUTE, 2395],
    [noon + 6 * MINUTE, 2450],
    [noon + HOUR + MINUTE, 2300],
  ]);
  const all = (interval: '1m' | '5m' | '1h') =>
    record.candles(interval, noon / 1000, (noon + 2 * HOUR) / 1000);

  test('of one minute hold the first, highest, lowest and last price [spec 3.17b]', () => {
    expect(all('1m')).toEqual([
      candle(noon, [2400, 2420, 2390, 2390], 3),
      candle(noon + MINUTE, [2395, 2395, 2395, 2395], 1),
      candle(noon + 6 * MINUTE, [2450, 2450, 2450, 2450], 1),
      candle(noon + HOUR + MINUTE, [2300, 2300, 2300, 2300], 1),
    ]);
  });

  test('of five minutes and of an hour are merged from one-minute candles', () => {
    expect(all('5m')).toEqual([
      candle(noon, [2400, 2420, 2390, 2395], 4),
      candle(noon + 5 * MINUTE, [2450, 2450, 2450, 2450], 1),
      candle(noon + HOUR, [2300, 2300, 2300, 2300], 1),
    ]);
    expect(all('1h')).toEqual([
      candle(noon, [2400, 2450, 2390, 2450], 5),
      candle(noon + HOUR, [2300, 2300, 2300, 2300], 1),
    ]);
  });
});

describe('the figures of a day', () => {
  test('cover the last 24 hours, with the change since their beginning', () => {
    const now = noon + 24 * HOUR;
    const record = recorded([
      [noon - 2 * HOUR, 9000],
      [noon, 2000],
      [noon + 6 * HOUR, 2600],
      [noon + 12 * HOUR, 1900],
      [now, 2500],
    ]);
    expect(record.day(now)).toEqual({ high: 2600, low: 1900, average: 2250 });
    expect(record.changeSinceYesterday(2500, now)).toBe(25);
  });

  test('have no change if the record is too short', () => {
    const record = recorded([[noon, 2400]]);
    expect(record.day(noon + 5 * HOUR)).toEqual({ high: 2400, low: 2400, average: 2400 });
    expect(record.changeSinceYesterday(2400, noon + 5 * HOUR)).toBeNull();
  });

  test('are empty if no price is recorded', () => {
    const none = { high: null, low: null, average: null };
    expect(createPriceRecord(30).day(noon)).toEqual(none);
    expect(recorded([[noon, 2400]]).day(noon + 25 * HOUR)).toEqual(none);
  });
});

test('treats a price as current for ten minutes', () => {
  const record = recorded([[noon, 2400]]);
  expect(record.current(noon + 10 * MINUTE)?.price).toBe(2400);
  expect(record.current(noon + 10 * MINUTE + 1)).toBeUndefined();
});

test('drops prices beyond the configured age', () => {
  const record = recorded([
    [noon - 31 * 24 * HOUR, 1000],
    [noon, 2400],
  ]);
  expect(record.candles('1m', 0, noon / 1000)).toHaveLength(1);
});

test('drops later prices after the clock is set back', () => {
  const record = recorded([
    [noon, 2400],
    [noon + 2 * HOUR, 9000],
    [noon + MINUTE, 2410],
  ]);
  expect(record.latest()?.price).toBe(2410);
  expect(record.candles('1m', 0, noon / 1000 + 24 * 3600)).toHaveLength(2);
});

test('keeps its candles in order of time if the first price of a minute arrives late', () => {
  const record = recorded([
    [noon, 2400],
    [noon + 2 * MINUTE, 2420],
    [noon + 2 * MINUTE - 1, 2410],
  ]);
  const times = record.candles('1m', 0, noon / 1000 + 3600).map(({ time }) => time - noon / 1000);
  expect(times).toEqual([0, 60, 120]);
});

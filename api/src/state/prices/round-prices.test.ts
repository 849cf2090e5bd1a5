import type { RecordedPrice } from './candles';
import { MOST_PRICES, roundPrices } from './round-prices';

const START = 1_767_614_400;
const round = { id: 7, start_time: START, end_time: START + 300 };

function every(milliseconds: number): RecordedPrice[] {
  return Array.from({ length: 300_000 / milliseconds + 1 }, (_, index) => ({
    time: START * 1000 + index * milliseconds,
    price: 2400 + index,
    source: 'simulated',
  }));
}

test('shows every price of a round with its time', () => {
  const prices = every(2_000);
  expect(roundPrices(round, prices)).toEqual({
    roundId: 7,
    startTime: START,
    endTime: START + 300,
    prices: prices.map(({ time, price }) => ({ time, price })),
  });
});

test('shows an empty list for a round without a recorded price', () => {
  expect(roundPrices(round, []).prices).toEqual([]);
});

test('thins out too many prices evenly, and keeps the last one', () => {
  const prices = every(100);
  const shown = roundPrices(round, prices).prices;
  expect(shown).toHaveLength(MOST_PRICES);
  expect(shown.at(-1)).toEqual({ time: (START + 300) * 1000, price: prices.at(-1)?.price });
  const gaps = shown.slice(1, -1).map(({ time }, index) => time - (shown[index]?.time ?? 0));
  expect(new Set(gaps)).toEqual(new Set([500]));
});

import type { Candle } from '@updown/shared';
import { recentLine } from './recent-line';

const noon = Date.UTC(2026, 10, 20, 12) / 1000;

function candle(minute: number, open: number, close: number): Candle {
  const time = noon + minute * 60;
  return { time, open, high: open + 9, low: open - 9, close, volume: 30 };
}

test('joins the closes of the minutes, from the first open to the live price', () => {
  const candles = [candle(0, 2400, 2404), candle(1, 2404, 2402), candle(2, 2402, 2410)];
  expect(recentLine(candles, (noon + 140) * 1000)).toEqual({
    points: [
      { time: noon * 1000, price: 2400 },
      { time: (noon + 60) * 1000, price: 2404 },
      { time: (noon + 120) * 1000, price: 2402 },
      { time: (noon + 140) * 1000, price: 2410 },
    ],
    span: { from: noon * 1000, to: (noon + 140) * 1000 },
    middle: 2405,
  });
});

test('shows half an hour', () => {
  const candles = Array.from({ length: 90 }, (_, minute) => candle(minute, 2400, 2400));
  const line = recentLine(candles, (noon + 90 * 60) * 1000);
  expect(line?.span.from).toBe((noon + 60 * 60) * 1000);
  expect(line?.points).toHaveLength(31);
});

test('does not go on after the last recorded minute', () => {
  const line = recentLine([candle(0, 2400, 2404)], (noon + 7200) * 1000);
  expect(line?.points.at(-1)).toEqual({ time: (noon + 60) * 1000, price: 2404 });
});

test('is empty without a price', () => {
  expect(recentLine([], noon * 1000)).toBeNull();
});

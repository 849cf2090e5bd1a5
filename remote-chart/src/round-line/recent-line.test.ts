import type { Candle } from '@updown/shared';
import { recentLine } from './recent-line';

const noon = Date.UTC(2026, 10, 20, 12) / 1000;

function candle(minute: number, open: number, close: number): Candle {
  const time = noon + minute * 60;
  return { time, open, high: open + 9, low: open - 9, close, volume: 30 };
}
function at(seconds: number, price: number) {
  return { time: (noon + seconds) * 1000, price };
}
const candles = [candle(0, 2400, 2404), candle(1, 2404, 2402), candle(2, 2402, 2410)];
const none = { candles: [], ofRound: [], seen: [] };

test('joins the closes of the minutes, up to the live price', () => {
  expect(recentLine({ ...none, candles, seen: [at(140, 2410)] })).toEqual({
    points: [at(60, 2404), at(120, 2402), at(140, 2410)],
    span: { from: at(-160, 0).time, to: at(140, 0).time },
    middle: 2406,
  });
});

test('a minute with known prices shows these instead of its close', () => {
  const [ofRound, seen] = [[at(62, 2405), at(64, 2399)], [at(140, 2410)]];
  expect(recentLine({ candles, ofRound, seen })?.points).toEqual([
    at(60, 2404),
    ...ofRound,
    ...seen,
  ]);
});

test('shows five minutes, from the left edge on', () => {
  const long = Array.from({ length: 90 }, (_, minute) => candle(minute, 2400, 2400 + minute));
  const line = recentLine({ ...none, candles: long, seen: [at(5370, 2500)] });
  expect(line?.span).toEqual({ from: at(5070, 0).time, to: at(5370, 0).time });
  // Halfway between the closes of two minutes.
  expect(line?.points[0]).toEqual(at(5070, 2483.5));
  expect(line?.points).toHaveLength(7);
});

test('a single price is a line already', () => {
  expect(recentLine({ ...none, seen: [at(0, 2400)] })?.points).toEqual([at(0, 2400)]);
});

test('without a live price, ends with the last recorded minute', () => {
  const line = recentLine({ ...none, candles, ofRound: [at(2, 2401)] });
  expect(line?.points).toEqual([at(2, 2401), at(120, 2402), at(180, 2410)]);
});

test('is empty without a price', () => {
  expect(recentLine(none)).toBeNull();
});

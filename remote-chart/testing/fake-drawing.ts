import type { Candle } from '@updown/shared';
import type { CandleChart } from '../src/candles/draw-candles';
import type { RoundMark } from '../src/candles/round-mark';

/** Replaces the canvas, which jsdom lacks, and records the chart's content. */
export function fakeDrawing() {
  const shown: { candles: readonly Candle[]; mark: RoundMark | null }[] = [];
  const draw = (): CandleChart => ({
    show: (candles, mark) => shown.push({ candles, mark }),
    remove: () => undefined,
  });
  return { draw, last: () => shown.at(-1), forget: () => shown.splice(0) };
}

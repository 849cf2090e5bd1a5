import type { Candle } from '@updown/shared';
import type { CandleChart } from '../candles/draw-candles';
import type { RoundMark } from '../candles/round-mark';

/** Stands for the canvas, which jsdom does not draw: keeps what the chart was told to show. */
export function fakeDrawing() {
  const shown: { candles: readonly Candle[]; mark: RoundMark | null }[] = [];
  const draw = (): CandleChart => ({
    show: (candles, mark) => shown.push({ candles, mark }),
    remove: () => undefined,
  });
  return { draw, last: () => shown.at(-1), forget: () => shown.splice(0) };
}

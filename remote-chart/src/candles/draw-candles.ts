import type { Candle, Theme } from '@updown/shared';
import {
  CandlestickSeries,
  createChart,
  LineSeries,
  LineStyle,
  type IPriceLine,
  type UTCTimestamp,
} from 'lightweight-charts';
import { t } from '../../texts/texts';
import { candleLook, chartLook, END_GAP, roundLook } from './candle-look';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';

export interface CandleChart {
  show(candles: readonly Candle[], mark: RoundMark | null): void;
  remove(): void;
}

function at(seconds: number) {
  return seconds as UTCTimestamp;
}
function barOf({ time, ...prices }: Candle) {
  return { ...prices, time: at(time) };
}

/** Whether `next` differs from `shown` only in its last candle, or by one more candle at the end. */
function isStep(shown: readonly Candle[], next: readonly Candle[]): boolean {
  const added = next.length - shown.length;
  if (shown.length === 0 || added < 0 || added > 1) return false;
  // A refetched record can correct earlier candles, if the stream reported only part of their prices.
  const settled = added === 1 ? shown : shown.slice(0, -1);
  return settled.every((candle, index) => candle === next[index]);
}

/** Draws candles on a canvas. Only this file and candle-look.ts import the charting library; both are in its chunk. */
export function drawCandles(
  container: HTMLElement,
  theme: Theme,
  label: ReturnType<typeof timeLabels>,
): CandleChart {
  const chart = createChart(container, chartLook(theme, label));
  const prices = chart.addSeries(CandlestickSeries, candleLook(theme));
  const round = chart.addSeries(LineSeries, roundLook(theme));
  let startLine: IPriceLine | null = null;
  let shown: readonly Candle[] = [];
  let marked: RoundMark | null = null;

  function showCandles(candles: readonly Candle[]): void {
    const last = candles.at(-1);
    if (last !== undefined && isStep(shown, candles)) prices.update(barOf(last));
    else prices.setData(candles.map(barOf));
    shown = candles;
  }

  function clearMark(): void {
    if (startLine !== null) prices.removePriceLine(startLine);
    startLine = null;
    round.setData([]);
  }

  function drawMark({ price, times }: RoundMark): void {
    const { accent, onAccent } = theme.palette;
    round.setData(times.map((time) => ({ time: at(time), value: price })));
    startLine = prices.createPriceLine({
      price,
      title: t('Start'),
      color: accent,
      axisLabelTextColor: onAccent,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
    });
  }

  // Keeps the end in view for a reader who looks at the latest candle, but not for one who has scrolled back.
  function keepEndInView(change: () => void): void {
    const atEnd = shown.length === 0 || chart.timeScale().scrollPosition() >= 0;
    change();
    // A scroll redraws everything, even to the same position.
    if (atEnd && chart.timeScale().scrollPosition() !== END_GAP) {
      chart.timeScale().scrollToPosition(END_GAP, false);
    }
  }

  return {
    show(candles, mark) {
      keepEndInView(() => {
        if (candles !== shown) showCandles(candles);
        if (mark === marked) return;
        clearMark();
        if (mark !== null) drawMark(mark);
        marked = mark;
      });
    },
    remove: () => chart.remove(),
  };
}

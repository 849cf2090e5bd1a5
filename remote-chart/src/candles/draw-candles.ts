import type { Candle, Theme } from '@updown/shared';
import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  LineSeries,
  LineStyle,
  type IPriceLine,
  type UTCTimestamp,
} from 'lightweight-charts';
import { candleLook, chartLook, END_GAP, roundLook } from './candle-look';
import type { RoundMark } from './round-mark';
import type { timeLabels } from './time-labels';

export interface CandleChart {
  show(candles: readonly Candle[], mark: RoundMark | null): void;
  remove(): void;
}

const at = (seconds: number) => seconds as UTCTimestamp;
const barOf = ({ time, ...prices }: Candle) => ({ ...prices, time: at(time) });

/** Whether `next` differs from `shown` in its last candle only, or by one new candle at its end. */
function isStep(shown: readonly Candle[], next: readonly Candle[]): boolean {
  const added = next.length - shown.length;
  if (shown.length === 0 || added < 0 || added > 1) return false;
  // A record that is read again may have what the stream did not tell of a candle before the last.
  const settled = added === 1 ? shown : shown.slice(0, -1);
  return settled.every((candle, index) => candle === next[index]);
}

/** Candles on a canvas. Only the files beside this one know the charting library; they are loaded with it. */
export function drawCandles(
  container: HTMLElement,
  theme: Theme,
  label: ReturnType<typeof timeLabels>,
): CandleChart {
  const chart = createChart(container, chartLook(theme, label));
  const prices = chart.addSeries(CandlestickSeries, candleLook(theme));
  const round = chart.addSeries(LineSeries, roundLook(theme));
  const markers = createSeriesMarkers(round, []);
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
    markers.setMarkers([]);
    round.setData([]);
  }

  function drawMark({ price, times, endTime }: RoundMark): void {
    const { accent, onAccent } = theme.color;
    round.setData(times.map((time) => ({ time: at(time), value: price })));
    startLine = prices.createPriceLine({
      price,
      title: 'Start',
      color: accent,
      axisLabelTextColor: onAccent,
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
    });
    const time = at(times.at(-1) ?? endTime);
    const text = `Ends ${label(endTime, 'time')}`;
    markers.setMarkers([{ time, text, position: 'aboveBar', shape: 'arrowDown', color: accent }]);
  }

  // Who looks at the latest candle goes on doing so, the round's end included; who looked back is left alone.
  function keepingTheEnd(change: () => void): void {
    const atEnd = shown.length === 0 || chart.timeScale().scrollPosition() >= 0;
    change();
    // Scrolling draws everything again, also where there is nowhere to go.
    if (atEnd && chart.timeScale().scrollPosition() !== END_GAP) {
      chart.timeScale().scrollToPosition(END_GAP, false);
    }
  }

  return {
    show(candles, mark) {
      keepingTheEnd(() => {
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

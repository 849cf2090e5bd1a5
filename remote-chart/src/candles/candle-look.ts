import { formatPrice, type Theme } from '@updown/shared';
import {
  CrosshairMode,
  TickMarkType,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  type DeepPartial,
  type LineSeriesPartialOptions,
} from 'lightweight-charts';
import type { timeLabels } from './time-labels';

const details = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
} as const;

/** The initial width of a candle including its gap. The player scrolls to see candles that do not fit. */
const CANDLE_PX = 10;

/** The space after the last candle, in candles, for the label of the round's start price. */
export const END_GAP = 8;

export function chartLook(
  { palette: color, font }: Theme,
  label: ReturnType<typeof timeLabels>,
): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    layout: {
      background: { color: color.surface },
      textColor: color.muted,
      fontFamily: font.body,
      // The attribution below the chart replaces the logo, whose inline style the page's CSP forbids.
      attributionLogo: false,
    },
    grid: { vertLines: { color: color.raised }, horzLines: { color: color.raised } },
    // The note with the round's end lies at the top of the plot, where no candle reaches.
    rightPriceScale: { borderColor: color.line, scaleMargins: { top: 0.16, bottom: 0.06 } },
    timeScale: {
      borderColor: color.line,
      rightOffset: END_GAP,
      barSpacing: CANDLE_PX,
      timeVisible: true,
      tickMarkFormatter: (time: number, type: TickMarkType) => label(time, details[type]),
    },
    crosshair: { mode: CrosshairMode.Magnet },
    localization: {
      locale: 'en',
      priceFormatter: formatPrice,
      tickmarksPriceFormatter: (prices: readonly number[]) => prices.map(formatPrice),
      timeFormatter: (time: number) => label(time, 'full'),
    },
    // Lets the page keep scrolling when the pointer or finger is over the chart.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  };
}

/** Up is hollow and down is filled, so that the two differ even without colour. */
export function candleLook({ palette: color }: Theme): CandlestickSeriesPartialOptions {
  return {
    // By default the price label has the fill colour of the last candle, which is invisible for a hollow one.
    priceLineColor: color.muted,
    upColor: color.surface,
    borderUpColor: color.up,
    wickUpColor: color.up,
    downColor: color.down,
    borderDownColor: color.down,
    wickDownColor: color.down,
  };
}

export function roundLook({ palette: color }: Theme): LineSeriesPartialOptions {
  return {
    color: color.accent,
    lineWidth: 2,
    lastValueVisible: false,
    priceLineVisible: false,
    crosshairMarkerVisible: false,
  };
}

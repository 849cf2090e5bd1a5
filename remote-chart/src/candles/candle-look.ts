import type { Theme } from '@updown/shared';
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

/** How wide a candle is at first, gap included; the candles that do not fit are a drag away. */
const CANDLE_PX = 10;

/** The room after the last candle, in candles: for half of the words at the round's end, and the name of its start. */
export const END_GAP = 8;

export const chartLook = (
  { color, font }: Theme,
  label: ReturnType<typeof timeLabels>,
): DeepPartial<ChartOptions> => ({
  autoSize: true,
  layout: {
    background: { color: color.surface },
    textColor: color.muted,
    fontFamily: font.body,
    // The attribution stands in words below the chart: the logo would need an inline style in the page's policy.
    attributionLogo: false,
  },
  grid: { vertLines: { color: color.raised }, horzLines: { color: color.raised } },
  rightPriceScale: { borderColor: color.line },
  timeScale: {
    borderColor: color.line,
    rightOffset: END_GAP,
    barSpacing: CANDLE_PX,
    timeVisible: true,
    tickMarkFormatter: (time: number, type: TickMarkType) => label(time, details[type]),
  },
  crosshair: { mode: CrosshairMode.Magnet },
  localization: { locale: 'en', timeFormatter: (time: number) => label(time, 'full') },
  // A page that scrolls past the chart keeps scrolling.
  handleScroll: { mouseWheel: false, vertTouchDrag: false },
  handleScale: { mouseWheel: false },
});

/** Up is hollow, down is filled: the two differ without their colours. */
export const candleLook = ({ color }: Theme): CandlestickSeriesPartialOptions => ({
  // The hollow candle's fill would be the colour of the price's label, too.
  priceLineColor: color.muted,
  upColor: color.surface,
  borderUpColor: color.up,
  wickUpColor: color.up,
  downColor: color.down,
  borderDownColor: color.down,
  wickDownColor: color.down,
});

export const roundLook = ({ color }: Theme): LineSeriesPartialOptions => ({
  color: color.accent,
  lineWidth: 2,
  lastValueVisible: false,
  priceLineVisible: false,
  crosshairMarkerVisible: false,
});

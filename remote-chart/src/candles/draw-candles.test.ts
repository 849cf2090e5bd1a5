import { theme, type Candle } from '@updown/shared';
import { createChart } from 'lightweight-charts';
import { drawCandles } from './draw-candles';
import { timeLabels } from './time-labels';

// jsdom has no canvas, so these tests check the calls to the charting library.
jest.mock(
  'lightweight-charts',
  () => ({
    createChart: jest.fn(),
    CandlestickSeries: 'candles',
    LineSeries: 'line',
    LineStyle: { Dashed: 2 },
    CrosshairMode: { Magnet: 1 },
    TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2, Time: 3, TimeWithSeconds: 4 },
  }),
  { virtual: true },
);

const noon = Date.UTC(2026, 10, 20, 12) / 1000;
function candle(time: number, close = 2410): Candle {
  return {
    time,
    open: 2400,
    high: 2420,
    low: 2390,
    close,
    volume: 3,
  };
}
const record = [candle(noon - 120), candle(noon - 60)];
const mark = { price: 2405.5, times: [noon - 60, noon], endTime: noon + 30 };

function draw({ position = 8 } = {}) {
  const series = () => ({
    setData: jest.fn(),
    update: jest.fn(),
    createPriceLine: jest.fn(() => 'the line'),
    removePriceLine: jest.fn(),
  });
  const [prices, round] = [series(), series()];
  const scroll = { scrollPosition: () => position, scrollToPosition: jest.fn() };
  const addSeries = (kind: unknown) => (kind === 'candles' ? prices : round);
  const chart = { addSeries, timeScale: () => scroll, remove: jest.fn() };
  jest.mocked(createChart).mockReturnValue(chart as never);
  const drawn = drawCandles(document.createElement('div'), theme, timeLabels('Etc/UTC'));
  const show = (...shown: Parameters<typeof drawn.show>): void => drawn.show(...shown);
  return { show, prices, round, scroll };
}

test('draws the start price as a labelled line up to the end of the round [spec 2.11c]', () => {
  const { show, prices, round } = draw();
  show(record, mark);
  expect(prices.createPriceLine.mock.calls).toEqual([
    [expect.objectContaining({ price: 2405.5, title: 'Start' })],
  ]);
  expect(round.setData).toHaveBeenLastCalledWith([
    { time: noon - 60, value: 2405.5 },
    { time: noon, value: 2405.5 },
  ]);
});

test('removes the line with the round', () => {
  const { show, prices, round } = draw();
  show(record, mark);
  show(record, null);
  expect(prices.removePriceLine).toHaveBeenCalledWith('the line');
  expect(round.setData).toHaveBeenLastCalledWith([]);
});

test('writes every price of the axis in the same form', () => {
  draw();
  const [, options] = jest.mocked(createChart).mock.lastCall ?? [];
  const { priceFormatter, tickmarksPriceFormatter } = options?.localization as unknown as {
    priceFormatter: (price: number) => string;
    tickmarksPriceFormatter: (prices: number[]) => string[];
  };
  expect(priceFormatter(2412)).toBe('$2,412.00');
  expect(tickmarksPriceFormatter([2412, 2411.5])).toEqual(['$2,412.00', '$2,411.50']);
});

test('updates the last candle for a new price, adds one for a new minute, and redraws nothing else', () => {
  const { show, prices } = draw();
  const [first, last] = [candle(noon - 120), candle(noon - 60)];
  const moved = candle(noon - 60, 2415);
  show([first, last], null);
  show([first, moved], null);
  show([first, moved, candle(noon)], null);
  expect(prices.setData).toHaveBeenCalledTimes(1);
  expect(prices.update.mock.calls).toEqual([
    [expect.objectContaining({ time: noon - 60, close: 2415 })],
    [expect.objectContaining({ time: noon })],
  ]);
});

test('redraws a refetched record as a whole', () => {
  const { show, prices } = draw();
  const [first, last] = [candle(noon - 120), candle(noon - 60)];
  show([first, last], null);
  show([candle(noon - 120, 2419), last], null);
  show([candle(noon - 120, 2419), candle(noon - 60, 2401), candle(noon)], null);
  expect(prices.update).not.toHaveBeenCalled();
  expect(prices.setData).toHaveBeenCalledTimes(3);
});

test('keeps the latest candle in view, unless the reader scrolled back', () => {
  const atEnd = draw({ position: 1 });
  atEnd.show(record, null);
  atEnd.show([...record, candle(noon)], null);
  expect(atEnd.scroll.scrollToPosition).toHaveBeenLastCalledWith(8, false);

  const back = draw({ position: -20 });
  back.show(record, null);
  back.scroll.scrollToPosition.mockClear();
  back.show([...record, candle(noon)], null);
  expect(back.scroll.scrollToPosition).not.toHaveBeenCalled();
});

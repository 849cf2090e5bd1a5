import { theme, type Candle } from '@updown/shared';
import { createChart, createSeriesMarkers } from 'lightweight-charts';
import { drawCandles } from './draw-candles';
import { timeLabels } from './time-labels';

// The library draws on a canvas, which jsdom has not: what it is told to draw is looked at instead.
jest.mock(
  'lightweight-charts',
  () => ({
    createChart: jest.fn(),
    createSeriesMarkers: jest.fn(),
    CandlestickSeries: 'candles',
    LineSeries: 'line',
    LineStyle: { Dashed: 2 },
    CrosshairMode: { Magnet: 1 },
    TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2, Time: 3, TimeWithSeconds: 4 },
  }),
  { virtual: true },
);

const noon = Date.UTC(2026, 10, 20, 12) / 1000;
const candle = (time: number, close = 2410): Candle => ({
  ...{ time, open: 2400, high: 2420, low: 2390 },
  ...{ close, volume: 3 },
});
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
  const markers = { setMarkers: jest.fn() };
  const addSeries = (kind: unknown) => (kind === 'candles' ? prices : round);
  const chart = { addSeries, timeScale: () => scroll, remove: jest.fn() };
  jest.mocked(createChart).mockReturnValue(chart as never);
  jest.mocked(createSeriesMarkers).mockReturnValue(markers as never);
  const drawn = drawCandles(document.createElement('div'), theme, timeLabels('Etc/UTC'));
  const show = (...shown: Parameters<typeof drawn.show>): void => drawn.show(...shown);
  return { show, prices, round, markers, scroll };
}

test('the start price of the live round is a line with its name, and its end a mark with its time', () => {
  const { show, prices, round, markers } = draw();
  show(record, mark);
  expect(prices.createPriceLine.mock.calls).toEqual([
    [expect.objectContaining({ price: 2405.5, title: 'Start' })],
  ]);
  expect(round.setData).toHaveBeenLastCalledWith([
    { time: noon - 60, value: 2405.5 },
    { time: noon, value: 2405.5 },
  ]);
  expect(markers.setMarkers).toHaveBeenLastCalledWith([
    expect.objectContaining({ time: noon, text: 'Ends 12:00' }),
  ]);
});

test('line and mark go with the round', () => {
  const { show, prices, round, markers } = draw();
  show(record, mark);
  show(record, null);
  expect(prices.removePriceLine).toHaveBeenCalledWith('the line');
  expect(round.setData).toHaveBeenLastCalledWith([]);
  expect(markers.setMarkers).toHaveBeenLastCalledWith([]);
});

test('a new price touches the last candle, a new minute adds one, and nothing else is drawn again', () => {
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

test('a record that was read again is drawn as a whole, with what the stream missed', () => {
  const { show, prices } = draw();
  const [first, last] = [candle(noon - 120), candle(noon - 60)];
  show([first, last], null);
  show([candle(noon - 120, 2419), last], null);
  show([candle(noon - 120, 2419), candle(noon - 60, 2401), candle(noon)], null);
  expect(prices.update).not.toHaveBeenCalled();
  expect(prices.setData).toHaveBeenCalledTimes(3);
});

test('who looks at the latest candle goes on doing so; who looked back is left alone', () => {
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

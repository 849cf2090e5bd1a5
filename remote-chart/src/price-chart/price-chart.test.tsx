import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceApi, roundsApi } from '@updown/shared';
import { renderInPage, testServer } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { act, Profiler } from 'react';
import { candles, chartApi, chartHandlers, historyHandler, noon } from '../../testing/chart-api';
import { fakeDrawing } from '../../testing/fake-drawing';
import { fakeResize } from '../../testing/fake-resize';
import { loadDrawing } from '../candles/load-drawing';
import { PriceChart } from './price-chart';

jest.mock('../candles/load-drawing');
jest.mock('../widget/frame-address', () => ({ frameAddress: () => 'about:blank' }));

const drawing = fakeDrawing();
const { price } = chartApi();

const server = testServer();
beforeEach(() => {
  fakeResize();
  drawing.forget();
  process.env.CHART_WIDGET_SCRIPT = 'https://charts.example/widget.js';
  jest.mocked(loadDrawing).mockResolvedValue(drawing.draw);
  server.use(...chartHandlers(chartApi()));
});

/** Opens the page and clicks the button for hourly candles. */
function openCandles(element = <PriceChart />) {
  const page = renderInPage(element);
  fireEvent.click(screen.getByRole('radio', { name: '1H' }));
  return page;
}

test('opens on the line of the round, without the charting library [spec 2.11e]', async () => {
  renderInPage(<PriceChart />);
  expect(screen.getByRole('radio', { name: 'Round' })).toBeChecked();
  expect(await screen.findByRole('img', { name: /ETH price in round #7/ })).toBeVisible();
  expect(await screen.findByText('$2,412.50')).toBeInTheDocument();
  expect(loadDrawing).not.toHaveBeenCalled();
});

test('offers all prices of the round as a file once it has ended', async () => {
  const api = chartApi();
  server.use(...chartHandlers(api));
  const { store } = renderInPage(<PriceChart />);
  await screen.findByRole('img', { name: /ETH price in round #7/ });
  expect(screen.queryByText('All prices as CSV')).not.toBeInTheDocument();
  Object.assign(api.round!, { status: 'idle', end_price: 2405, outcome: 'DOWN' });
  act(() => void store.dispatch(roundsApi.util.invalidateTags(['Round'])));
  // Hidden on a small window, as here.
  expect(await screen.findByText('All prices as CSV')).toHaveAttribute(
    'href',
    '/api/round/7/ticks.csv',
  );
  fireEvent.click(screen.getByRole('radio', { name: '1m' }));
  expect(screen.queryByText('All prices as CSV')).not.toBeInTheDocument();
});

test('offers the line, candles and the chart of the provider in one group', () => {
  renderInPage(<PriceChart />);
  expect(screen.getByRole('group', { name: 'Chart' })).toBeVisible();
  const options = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(options).toEqual(['Round', '1m', '5m', '1H', 'Market']);
});

test('draws the recorded candles with the live price in the last one [spec 2.11a 6.1b]', async () => {
  openCandles();
  await waitFor(() => expect(drawing.last()?.candles.at(-1)).toMatchObject({ close: 2412.5 }));
  expect(drawing.last()?.candles).toEqual([
    candles[0],
    { time: noon, open: 2405, high: 2412.5, low: 2404, close: 2412.5, volume: 3 },
  ]);
});

test('keeps highs that only the stream reported', async () => {
  const { store } = openCandles();
  await waitFor(() => expect(drawing.last()?.candles.at(-1)).toMatchObject({ close: 2412.5 }));
  for (const next of [2450, 2420]) {
    act(() => {
      store.dispatch(
        priceApi.util.updateQueryData('currentPrice', undefined, () => ({ ...price, price: next })),
      );
    });
    await waitFor(() => expect(drawing.last()?.candles.at(-1)?.close).toBe(next));
  }
  expect(drawing.last()?.candles.at(-1)).toMatchObject({ high: 2450, close: 2420 });
});

test("marks the live round's start price and end [spec 2.11b]", async () => {
  openCandles();
  await waitFor(() =>
    expect(drawing.last()?.mark).toEqual({ price: 2410, times: [noon], endTime: noon + 300 }),
  );
});

test('does not draw or render again for a stake in the live round', async () => {
  const onRender = jest.fn();
  const { store } = openCandles(
    <Profiler id="chart" onRender={onRender}>
      <PriceChart />
    </Profiler>,
  );
  await waitFor(() => expect(drawing.last()?.mark).not.toBeNull());
  await waitFor(() => expect(drawing.last()?.candles.at(-1)).toMatchObject({ close: 2412.5 }));
  drawing.forget();
  onRender.mockClear();
  const withStake = roundsApi.util.updateQueryData('currentRound', undefined, (draft) => {
    draft.current!.total_deposits = '30000';
  });
  act(() => void store.dispatch(withStake));
  expect(drawing.last()).toBeUndefined();
  expect(onRender).not.toHaveBeenCalled();
});

test('names the end of the live round above the candles', async () => {
  openCandles();
  expect(await screen.findByText(/^Ends \d\d:05$/)).toBeVisible();
});

test('describes the canvas in words', async () => {
  openCandles();
  expect(await screen.findByRole('img', { name: /highest \$2,412\.50/ })).toBeVisible();
});

test('loads the candles of the chosen interval', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(request.url));
  renderInPage(<PriceChart />);
  await userEvent.click(screen.getByRole('radio', { name: '1m' }));
  expect(await screen.findByRole('img', { name: /1m candles/ })).toBeVisible();
  expect(requests.some((url) => url.includes('interval=1m'))).toBe(true);
  expect(requests.some((url) => url.includes('interval=1h'))).toBe(false);
  server.events.removeAllListeners();
});

test('suggests a shorter interval while there are few candles', async () => {
  openCandles();
  expect(await screen.findByText('Not enough hourly data yet. Try 1m.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1m' }));
  expect(screen.queryByText(/Not enough .* data yet/)).not.toBeInTheDocument();
});

test('credits the charting library with a link', async () => {
  openCandles();
  expect(await screen.findByRole('link', { name: 'TradingView, Inc.' })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  );
});

test('offers Retry if the charting library does not load', async () => {
  jest.mocked(loadDrawing).mockRejectedValueOnce(new Error('The chart took too long to load.'));
  openCandles();
  expect(await screen.findByText("Couldn't load the chart.")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
});

test('shows a hint before the first price', async () => {
  server.use(
    http.get('/api/price/history', () =>
      HttpResponse.json({ asset: 'ethereum', days: 7, interval: '1h', points: [], candles: [] }),
    ),
    http.get('/api/price/current', () => new HttpResponse(null, { status: 503 })),
  );
  openCandles();
  expect(await screen.findByText(/The first candle appears with the first price/)).toBeVisible();
});

test('offers Retry if the record does not load', async () => {
  server.use(http.get('/api/price/history', () => new HttpResponse(null, { status: 500 })));
  openCandles();
  await screen.findByText("Couldn't load price history.");
  server.use(historyHandler);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
});

describe("the provider's chart", () => {
  const openWidget = async () => {
    renderInPage(<PriceChart />);
    expect(screen.queryByTitle('Moralis price chart')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Market' }));
    return screen.getByTitle<HTMLIFrameElement>('Moralis price chart');
  };
  const say = (frame: HTMLIFrameElement, widget: string) =>
    fireEvent(
      window,
      new MessageEvent('message', { data: { widget }, source: frame.contentWindow }),
    );

  test('loads only when chosen, in a sandbox without our origin, with the specified settings [spec 2.13a 9.12a 9.13b]', async () => {
    const frame = await openWidget();
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const post = jest.spyOn(frame.contentWindow!, 'postMessage');
    fireEvent.load(frame);
    const [[handed] = []] = post.mock.calls;
    expect(handed).toEqual({
      settings: {
        autoSize: true,
        chainId: '0x1',
        pairAddress: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
        defaultInterval: '1H',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: 'en',
        theme: 'dark',
        backgroundColor: '#11151c',
        gridColor: '#252d3a',
        textColor: '#9aa7bb',
        candleUpColor: '#3ecf9a',
        candleDownColor: '#ff7a85',
        showHoldersChart: false,
        hideLeftToolbar: false,
        hideTopToolbar: false,
        hideBottomToolbar: false,
      },
    });
  });

  test('shows the specified pool for any asset [spec 2.12]', async () => {
    const asset = { assetAddress: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' };
    renderInPage(<PriceChart {...(asset as object)} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Market' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('Moralis price chart');
    const post = jest.spyOn(frame.contentWindow!, 'postMessage');
    fireEvent.load(frame);
    const handed = JSON.stringify(post.mock.calls);
    expect(handed).toContain('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640');
    expect(handed).not.toContain(asset.assetAddress);
  });

  test('is replaced by our chart when it fails, with Retry [spec 2.11d 5.14b]', async () => {
    say(await openWidget(), 'failed');
    expect(screen.getByText("Couldn't load the Moralis chart.")).toBeVisible();
    expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByTitle('Moralis price chart')).toBeVisible();
  });

  test('is replaced by our chart when it never answers', () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    try {
      renderInPage(<PriceChart />);
      fireEvent.click(screen.getByRole('radio', { name: 'Market' }));
      act(() => jest.advanceTimersByTime(10_000));
      expect(screen.getByText("Couldn't load the Moralis chart.")).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('stays once it is ready, and the player can switch back', async () => {
    const frame = await openWidget();
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'true');
    say(frame, 'ready');
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(screen.getByRole('radio', { name: '1H' }));
    expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
  });

  test('ignores a message from another window', async () => {
    await openWidget();
    fireEvent(window, new MessageEvent('message', { data: { widget: 'failed' }, source: window }));
    expect(screen.getByTitle('Moralis price chart')).toBeVisible();
  });

  test('is not offered without a configured script', () => {
    process.env.CHART_WIDGET_SCRIPT = '';
    renderInPage(<PriceChart />);
    expect(screen.queryByRole('radio', { name: 'Market' })).not.toBeInTheDocument();
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceApi, roundsApi, theme, type CurrentPrice, type CurrentRound } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { act, Profiler } from 'react';
import { loadDrawing } from '../candles/load-drawing';
import { fakeDrawing } from '../testing/fake-drawing';
import { renderInPage } from '../testing/render-in-page';
import { PriceChart } from './price-chart';

jest.mock('../candles/load-drawing');
jest.mock('../widget/frame-address', () => ({ frameAddress: () => 'about:blank' }));

const drawing = fakeDrawing();
const hour = 3600;
const noon = Date.UTC(2026, 10, 20, 12) / 1000;

const price: CurrentPrice = {
  price: 2412.5,
  change24h: 1.25,
  timestamp: (noon + 60) * 1000,
  source: 'simulated',
};
const round: CurrentRound = {
  id: 7,
  status: 'active',
  start_time: noon,
  end_time: noon + 300,
  lock_time: noon + 295,
  start_price: 2410,
  end_price: null,
  outcome: null,
  total_deposits: '0',
  up_predictions: '0',
  down_predictions: '0',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};
const candles = [
  { time: noon - hour, open: 2400, high: 2410, low: 2395, close: 2405, volume: 60 },
  { time: noon, open: 2405, high: 2411, low: 2404, close: 2410, volume: 3 },
];

const history = http.get('/api/price/history', ({ request }) => {
  const interval = new URL(request.url).searchParams.get('interval');
  const record = { asset: 'ethereum', days: 7, interval, points: [], candles };
  return HttpResponse.json({ ...record, high: 2411, low: 2395, average: 2403 });
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  drawing.forget();
  process.env.CHART_WIDGET_SCRIPT = 'https://charts.example/widget.js';
  jest.mocked(loadDrawing).mockResolvedValue(drawing.draw);
  server.use(
    history,
    http.get('/api/price/current', () => HttpResponse.json(price)),
    http.get('/api/contract/current-round-fast', () =>
      HttpResponse.json({ success: true, data: { current: round, history: [] } }),
    ),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('draws the recorded candles with the live price in the last one', async () => {
  renderInPage(<PriceChart />);
  await waitFor(() => expect(drawing.last()?.candles.at(-1)).toMatchObject({ close: 2412.5 }));
  expect(drawing.last()?.candles).toEqual([
    candles[0],
    { time: noon, open: 2405, high: 2412.5, low: 2404, close: 2412.5, volume: 3 },
  ]);
});

test('keeps the highs that only the stream told', async () => {
  const { store } = renderInPage(<PriceChart />);
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

test("marks the live round's start price and end", async () => {
  renderInPage(<PriceChart />);
  await waitFor(() =>
    expect(drawing.last()?.mark).toEqual({ price: 2410, times: [noon], endTime: noon + 300 }),
  );
});

test('a stake in the live round draws and renders nothing again', async () => {
  const onRender = jest.fn();
  const { store } = renderInPage(
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

test('says in words what the canvas shows, and that the price is simulated', async () => {
  renderInPage(<PriceChart />);
  expect(await screen.findByRole('img', { name: /highest \$2,412\.50/ })).toBeVisible();
  expect(screen.getByText('Simulated')).toBeVisible();
  expect(screen.getByText('+1.25% in 24h')).toBeVisible();
});

test('a price from a market carries no label', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, source: 'moralis' })),
  );
  renderInPage(<PriceChart />);
  expect(await screen.findByText('$2,412.50')).toBeVisible();
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});

test('starts with candles of an hour and reads the others on choice', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  renderInPage(<PriceChart />);
  expect(screen.getByRole('radio', { name: '1H' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '1m' }));
  await waitFor(() => expect(asked.some((url) => url.includes('interval=1m'))).toBe(true));
  expect(await screen.findByRole('img', { name: /1m candles/ })).toBeVisible();
  server.events.removeAllListeners();
});

test('says where a young record shows more', async () => {
  renderInPage(<PriceChart />);
  expect(await screen.findByText(/candles of 1m show more/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1m' }));
  expect(screen.queryByText(/candles of 1m show more/)).not.toBeInTheDocument();
});

test('credits the charting library with a link', () => {
  renderInPage(<PriceChart />);
  expect(screen.getByRole('link', { name: 'TradingView, Inc.' })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  );
});

test('a charting library that does not load can be asked for again', async () => {
  jest.mocked(loadDrawing).mockRejectedValueOnce(new Error('The chart took too long to load.'));
  renderInPage(<PriceChart />);
  expect(await screen.findByText('The chart cannot be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
});

test('before the first price it says what will stand here', async () => {
  server.use(
    http.get('/api/price/history', () =>
      HttpResponse.json({ asset: 'ethereum', days: 7, interval: '1h', points: [], candles: [] }),
    ),
    http.get('/api/price/current', () => new HttpResponse(null, { status: 503 })),
  );
  renderInPage(<PriceChart />);
  expect(await screen.findByText(/The first candle appears with the first price/)).toBeVisible();
});

test('a record that cannot be read can be asked for again', async () => {
  server.use(http.get('/api/price/history', () => new HttpResponse(null, { status: 500 })));
  renderInPage(<PriceChart />);
  await screen.findByText('The recorded prices cannot be read.');
  server.use(history);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
});

describe("the provider's chart", () => {
  const openWidget = async () => {
    renderInPage(<PriceChart />);
    expect(screen.queryByTitle('Moralis price chart')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Moralis' }));
    return screen.getByTitle<HTMLIFrameElement>('Moralis price chart');
  };
  const say = (frame: HTMLIFrameElement, widget: string) =>
    fireEvent(
      window,
      new MessageEvent('message', { data: { widget }, source: frame.contentWindow }),
    );

  test('is loaded on choice only, in a sandbox without our origin, with the specified settings', async () => {
    const frame = await openWidget();
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const handed: unknown = JSON.parse(decodeURIComponent(new URL(frame.src).hash.slice(1)));
    expect(handed).toEqual({
      script: 'https://charts.example/widget.js',
      settings: {
        autoSize: true,
        chainId: '0x1',
        pairAddress: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
        defaultInterval: '1H',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: 'en',
        theme: 'dark',
        backgroundColor: theme.color.surface,
        gridColor: theme.color.line,
        textColor: theme.color.muted,
        candleUpColor: theme.color.up,
        candleDownColor: theme.color.down,
        showHoldersChart: false,
        hideLeftToolbar: false,
        hideTopToolbar: false,
        hideBottomToolbar: false,
      },
    });
  });

  test('shows the same pool whatever asset it is given', async () => {
    const asset = { assetAddress: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' };
    renderInPage(<PriceChart {...(asset as object)} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Moralis' }));
    const { src } = screen.getByTitle<HTMLIFrameElement>('Moralis price chart');
    expect(src).toContain('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640');
    expect(src).not.toContain(asset.assetAddress);
  });

  test('ours stands in its place when it fails, and it can be tried again', async () => {
    say(await openWidget(), 'failed');
    expect(screen.getByText('The Moralis chart cannot be loaded.')).toBeVisible();
    expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByTitle('Moralis price chart')).toBeVisible();
  });

  test('ours stands in its place when it never answers', () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    try {
      renderInPage(<PriceChart />);
      fireEvent.click(screen.getByRole('radio', { name: 'Moralis' }));
      act(() => jest.advanceTimersByTime(10_000));
      expect(screen.getByText('The Moralis chart cannot be loaded.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('once it stands, time changes nothing, and the player can go back', async () => {
    const frame = await openWidget();
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'true');
    say(frame, 'ready');
    expect(frame.parentElement).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(screen.getByRole('radio', { name: 'Recorded prices' }));
    expect(await screen.findByRole('img', { name: /ETH price chart/ })).toBeVisible();
  });

  test('a message from elsewhere is not believed', async () => {
    await openWidget();
    fireEvent(window, new MessageEvent('message', { data: { widget: 'failed' }, source: window }));
    expect(screen.getByTitle('Moralis price chart')).toBeVisible();
  });

  test('is not offered where no script is configured', () => {
    process.env.CHART_WIDGET_SCRIPT = '';
    renderInPage(<PriceChart />);
    expect(screen.queryByRole('radio', { name: 'Moralis' })).not.toBeInTheDocument();
  });
});

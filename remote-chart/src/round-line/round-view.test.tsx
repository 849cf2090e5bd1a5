import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followToggled, NO_PREDICTION, priceApi, roundsApi, serverClock } from '@updown/shared';
import { GAME, OTHER_PLAYER, renderInPage, testServer } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { act, Profiler } from 'react';
import { at, chartApi, chartHandlers, noon, type ChartApi } from '../../testing/chart-api';
import { fakeResize } from '../../testing/fake-resize';
import { timeLabels } from '../candles/time-labels';
import { RoundView } from './round-view';

const label = timeLabels('Etc/UTC');
const server = testServer();
let api: ChartApi;
beforeEach(() => {
  fakeResize();
  serverClock.sync((noon + 60) * 1000);
  api = chartApi();
  server.use(...chartHandlers(api));
});

function plot() {
  return screen.findByRole('img', { name: /ETH price in round #7/ });
}
function paths(side: 'up' | 'down') {
  return [...document.querySelectorAll(`[data-side="${side}"] path`)].map((path) =>
    path.getAttribute('d'),
  );
}

function change(of: (round: NonNullable<ChartApi['round']>) => void) {
  return roundsApi.util.updateQueryData('currentRound', undefined, (draft) => of(draft.current!));
}

test('draws the line from the start of the round on, up and down from the start price [spec 1.6c]', async () => {
  renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  // 0.1% of 2,410 is 2.41, and the largest move of 2.50 fills the plot.
  const line = 'M0 50L0.67 35.6L1.33 78.8L20 14';
  expect(paths('up')).toEqual([`${line}V50H0Z`, line]);
  expect(paths('down')).toEqual(paths('up'));
  // Each side shows its half of the plot.
  const half = (side: string) => document.querySelector(`[data-side="${side}"]`);
  expect(half('up')).toHaveAttribute('viewBox', '0 0 100 50');
  expect(half('down')).toHaveAttribute('viewBox', '0 50 100 50');
  expect(screen.getByText('Start $2,410.00')).toBeInTheDocument();
  expect(screen.getByText('No more bets')).toBeInTheDocument();
  expect(screen.getByText('12:02')).toBeInTheDocument();
});

test('is there before the prices are read, and continues with the stream [spec 1.8b]', async () => {
  server.use(http.get('/api/round/:id/prices', () => new Promise<never>(() => undefined)));
  const { store } = renderInPage(<RoundView label={label} />);
  expect(await plot()).toBeVisible();
  expect(screen.getByText('Start $2,410.00')).toBeInTheDocument();
  await act(() =>
    store.dispatch(
      priceApi.util.upsertQueryData('roundPrices', 7, {
        roundId: 7,
        startTime: noon,
        endTime: noon + 300,
        prices: [at(2, 2409)],
      }),
    ),
  );
  // The axis draws its tags again with the line.
  await waitFor(() => expect(screen.getByText('$2,409.00')).toBeInTheDocument());
});

test('describes the line in words that a mere price does not change', async () => {
  const { store } = renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  const words = (await plot()).getAttribute('aria-label');
  expect(words).toContain('now above the start price, lowest $2,408.00, highest $2,412.50.');
  act(() => {
    store.dispatch(
      priceApi.util.updateQueryData('roundPrices', 7, (draft) => {
        draft.prices.push(at(62, 2411.5));
      }),
    );
  });
  expect(await screen.findByText('$2,411.50')).toBeInTheDocument();
  expect((await plot()).getAttribute('aria-label')).toBe(words);
});

test("marks the player's own entry at its moment", async () => {
  api.own = { ...NO_PREDICTION, hasPredicted: true, predictedUp: true, predictedAt: noon + 4 };
  renderInPage(<RoundView label={label} />, { player: {} });
  expect(await screen.findByText('You ▲ UP')).toBeInTheDocument();
  expect(await plot()).toHaveAccessibleName(/You predicted UP at \$2,408\.00\./);
});

test("marks each player's entry by a dot", async () => {
  api.entries = [
    { time: noon + 2, direction: 'UP', position: '1.0' },
    { time: noon + 4, direction: 'DOWN', position: '2.0' },
  ];
  renderInPage(<RoundView label={label} />);
  const dots = () =>
    [...document.querySelectorAll('[data-entries]')].map((path) => path.getAttribute('d'));
  await waitFor(() => expect(dots()).toEqual(['M0.67 35.6h0', 'M1.33 78.8h0']));
});

test('marks the bets of followed players with their names, and says them', async () => {
  const item = { roundId: 7, stakeAmount: '30000', status: false, isWinner: false, outcome: null };
  const bets = [
    { playerAddress: OTHER_PLAYER, direction: 'UP', position: '1.0' },
    { playerAddress: GAME, direction: 'DOWN', position: '2.0' },
  ] as const;
  api.players = bets.map((bet) => ({ ...item, ...bet, rewardAmount: '0' }));
  api.entries = bets.map(({ direction, position }) => ({ time: noon + 4, direction, position }));
  const { store } = renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  expect(document.querySelector('[data-followed]')).not.toBeInTheDocument();
  act(() => void store.dispatch(followToggled(OTHER_PLAYER)));
  expect(await screen.findByText('0x3C44...93BC ▲')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-followed]')).toHaveLength(1);
  expect(await plot()).toHaveAccessibleName(
    /0x3C44...93BC, whom you follow, predicted UP at \$2,408\.00\./,
  );
});

test('a visitor has no entry, and asks for none', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(request.url));
  renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  expect(screen.queryByText(/^You/)).not.toBeInTheDocument();
  expect(requests.filter((url) => url.includes('/user/'))).toEqual([]);
  server.events.removeAllListeners();
});

test('the end price is the mark at the end, and the line stays for a moment, or until the next round', async () => {
  const { store } = renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  act(() => {
    store.dispatch(
      change((round) => {
        Object.assign(round, { status: 'idle', end_price: 2405, outcome: 'DOWN' });
      }),
    );
  });
  expect(await screen.findByText('End $2,405.00')).toBeInTheDocument();
  expect(screen.queryByText('$2,412.50')).not.toBeInTheDocument();
  expect(paths('down').at(-1)).toMatch(/L100 86$/);
  expect(await plot()).toHaveAccessibleName(/ended at \$2,405\.00, .* The price went DOWN\.$/);
  act(() => {
    store.dispatch(
      change((round) => {
        Object.assign(round, chartApi().round, { id: 8, start_price: 2405 });
      }),
    );
  });
  expect(await screen.findByText('Start $2,405.00')).toBeInTheDocument();
  expect(screen.queryByText('End $2,405.00')).not.toBeInTheDocument();
});

test('the end of the line glows for a viewer of the running round, and not for one who comes later', async () => {
  const glowing = () => document.querySelectorAll('[data-glows]');
  const { store } = renderInPage(<RoundView label={label} />);
  await screen.findByText('$2,412.50');
  expect(glowing()).toHaveLength(0);
  act(() => {
    store.dispatch(
      change((round) => {
        Object.assign(round, { status: 'idle', end_price: 2405, outcome: 'DOWN' });
      }),
    );
  });
  await screen.findByText('End $2,405.00');
  expect(glowing()).toHaveLength(1);
  cleanup();
  api.round = { ...chartApi().round!, status: 'idle', end_price: 2405, outcome: 'DOWN' };
  renderInPage(<RoundView label={label} />);
  await screen.findByText('End $2,405.00');
  expect(glowing()).toHaveLength(0);
});

test('a stake in the round renders nothing', async () => {
  const onRender = jest.fn();
  const { store } = renderInPage(
    <Profiler id="line" onRender={onRender}>
      <RoundView label={label} />
    </Profiler>,
  );
  await screen.findByText('$2,412.50');
  onRender.mockClear();
  act(() => void store.dispatch(change((round) => void (round.total_deposits = '30000'))));
  expect(onRender).not.toHaveBeenCalled();
});

function recent() {
  return screen.findByRole('img', { name: /ETH price of the last \d+ minutes/ });
}

test('draws the latest prices while there has been no round', async () => {
  api.round = null;
  renderInPage(<RoundView label={label} />);
  expect(await recent()).toBeVisible();
  expect(await screen.findByText('$2,412.50')).toBeInTheDocument();
});

test('draws the live price while the record is read, or if it cannot be read', async () => {
  api.round = null;
  let answer: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (answer = resolve));
  server.use(http.get('/api/price/history', () => response));
  renderInPage(<RoundView label={label} />);
  expect(await recent()).toBeVisible();
  expect(screen.getByText('$2,412.50')).toBeInTheDocument();
  answer(new HttpResponse(null, { status: 500 }));
  expect(await screen.findByText("Couldn't load price history.")).toBeVisible();
  expect(await recent()).toBeVisible();
});

test('a minute after its end, the line of a round gives way to the latest prices', async () => {
  api.round = { ...chartApi().round!, status: 'idle', end_price: 2405, outcome: 'DOWN' };
  const pass = (seconds: number) => act(() => serverClock.sync((noon + 300 + seconds) * 1000));
  pass(50);
  const { store } = renderInPage(<RoundView label={label} />);
  await screen.findByText('End $2,405.00');
  pass(61);
  expect(await recent()).toBeVisible();
  expect(screen.queryByText('End $2,405.00')).not.toBeInTheDocument();
  // The line goes on with every live price.
  const next = { ...api.price, price: 2420, timestamp: (noon + 362) * 1000 };
  await act(() => store.dispatch(priceApi.util.upsertQueryData('currentPrice', undefined, next)));
  expect(await screen.findByRole('img', { name: /highest \$2,420\.00/ })).toBeVisible();
});

test('offers Retry if the prices of the round do not load, without hiding its start price', async () => {
  server.use(http.get('/api/round/:id/prices', () => new HttpResponse(null, { status: 500 })));
  renderInPage(<RoundView label={label} />);
  await screen.findByText("Couldn't load price history.");
  expect(screen.getByText('Start $2,410.00')).toBeInTheDocument();
  server.use(...chartHandlers(api));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$2,412.50')).toBeInTheDocument();
});

import { screen, waitFor, within, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, playerApi, Provider, serverClock, theme } from '@updown/shared';
import { applyRules } from '@updown/shared/testing';
import { act } from 'react';
import { liveRound, START } from '../../testing/fake-api';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { Round } from './round';
import { Countdown } from './round-clock';
import { useLiveRound } from './use-live-round';

applyRules();

function card(name: string) {
  return screen.findByRole('region', { name });
}

test('shows the round, its start price, the current price and the distance [spec 1.6a 2.20a 6.1a]', async () => {
  renderInPage(<Round />, { visitor: true });
  const round = within(await card('Round #7'));
  expect(round.getByText('$2,400.00')).toBeVisible();
  expect(await round.findByText('$2,412.50')).toBeVisible();
  expect(round.getByText('Simulated')).toBeVisible();
  expect(round.getByText(/above start/).parentElement).toHaveTextContent(
    '▲ $12.50 above start (+0.52%)',
  );
  expect(round.getByText(/^Ends \d\d:\d\d$/)).toBeVisible();
});

test('shows a price level with the start as such', async () => {
  renderInPage(<Round />, {
    visitor: true,
    given: ({ api }) => void (api.price = { ...api.price, price: 2400 }),
  });
  expect(await screen.findByText('Same as start')).toBeVisible();
});

test('counts down, and turns red for the last ten seconds [spec 2.20b]', async () => {
  applyRules();
  renderInPage(<Round />, { visitor: true, at: -60 });
  expect(await screen.findByRole('timer')).toHaveTextContent('5:00');
  setClock(60);
  expect(screen.getByRole('timer')).toHaveTextContent('4:00');
  setClock(289);
  expect(screen.getByRole('timer')).toHaveTextContent('0:11');
  const calm = getComputedStyle(screen.getByRole('timer')).color;
  setClock(290);
  expect(screen.getByRole('timer')).toHaveTextContent('0:10');
  expect(getComputedStyle(screen.getByRole('timer')).color).not.toBe(calm);
  expect(screen.getByRole('timer')).toHaveStyle({ color: theme.color.down });
});

test('warns for the last ten seconds, and shows when betting is closed [spec 2.34a]', async () => {
  renderInPage(<Round />, { visitor: true, at: 289 });
  await screen.findByRole('timer');
  expect(screen.queryByText('Round ending')).not.toBeInTheDocument();
  setClock(290);
  expect(screen.getByText('Round ending')).toBeVisible();
  expect(screen.getByText(/Last seconds to predict/)).toBeVisible();
  setClock(295);
  expect(screen.getByText(/Betting is closed/)).toBeVisible();
  setClock(300);
  expect(screen.queryByText('Round ending')).not.toBeInTheDocument();
});

test('the warning pulses, unless the reader prefers reduced motion [spec 2.34b]', async () => {
  applyRules();
  renderInPage(<Round />, { visitor: true, at: 295 });
  const frame = (await screen.findByText('Round ending')).closest('[role="status"]')!;
  const pulses = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    // Only the mark pulses, so that the text keeps its contrast.
    .filter(({ selectorText }) => selectorText.endsWith('::before'))
    .filter(({ selectorText }) => frame.matches(selectorText.replace('::before', '')))
    .map(({ style }) => style.animation);
  expect(pulses).toEqual([`${theme.motion.pulse} 600ms ease-in-out infinite alternate`]);
  expect(getComputedStyle(frame).animation).toBe('');
});

test('shows the end price when the round has one [spec 2.20c]', async () => {
  renderInPage(<Round />, {
    visitor: true,
    at: 320,
    given: ({ api }) => {
      api.round = { ...liveRound, status: 'idle', outcome: 'DOWN', end_price: 2388 };
    },
  });
  const round = within(await card('Round #7'));
  expect(round.getByText('$2,388.00')).toBeVisible();
  expect(round.getByText(/below start/).parentElement).toHaveTextContent('(−0.50%)');
  expect(round.getByText('DOWN')).toBeVisible();
  expect(round.getByText('Waiting for the next round...')).toBeVisible();
  expect((await round.findByText(/^ETH is at/)).parentElement).toHaveTextContent(/Simulated/);
  expect(round.queryByText('Current Price')).not.toBeInTheDocument();
});

test('shows no end price and no current price for a void round', async () => {
  renderInPage(<Round />, {
    visitor: true,
    at: 4_000,
    given: ({ api }) => {
      api.round = { ...liveRound, status: 'idle', outcome: 'VOID' };
    },
  });
  const round = within(await card('Round #7'));
  expect(round.getByText('$2,400.00')).toBeVisible();
  expect(round.queryByText('Current Price')).not.toBeInTheDocument();
  expect(round.queryByText('End Price')).not.toBeInTheDocument();
});

test('does not offer the last seconds to a player who is in the round', async () => {
  const { store } = renderInPage(<Round />, {
    at: 200,
    given: ({ api }) => {
      api.own = { ...api.own, hasPredicted: true, predictedUp: true, depositAmount: '30000' };
    },
  });
  const own = playerApi.endpoints.ownPrediction.select(liveRound.id);
  await waitFor(() => expect(own(store.getState()).data?.hasPredicted).toBe(true));
  setClock(291);
  expect(screen.getByText('Round ending')).toBeVisible();
  // The store has the prediction a moment before the card renders it.
  await waitFor(() => {
    expect(screen.queryByText(/Last seconds to predict/)).not.toBeInTheDocument();
  });
});

test('waits for the next round if there is none [spec 2.21]', async () => {
  renderInPage(<Round />, {
    visitor: true,
    given: ({ api }) => {
      api.round = null;
    },
  });
  expect(await screen.findByText('Waiting for the next round...')).toBeVisible();
});

test.each([404, 500])(
  'is empty after an error %d, and refetches on demand [spec 8.4b]',
  async (status) => {
    const { api } = renderInPage(<Round />, {
      visitor: true,
      given: ({ api }) => {
        api.outages
          .set('/contract/current-round-fast', status)
          .set('/contract/current-round', status);
      },
    });
    expect(screen.getByRole('status', { name: 'Loading the round' })).toBeInTheDocument();
    expect(await screen.findByText('Waiting for the next round...')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.outages.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Round #7')).toBeVisible();
  },
);

test('shows the price while there is no round', async () => {
  renderInPage(<Round />, { visitor: true, given: ({ api }) => void (api.round = null) });
  expect(await screen.findByText('$2,412.50')).toBeVisible();
});

test('shows that nobody joined an ended round', async () => {
  renderInPage(<Round />, {
    visitor: true,
    at: 400,
    given: ({ api }) => void (api.round = { ...liveRound, status: 'idle', total_deposits: '0' }),
  });
  expect(await screen.findByText('Nobody joined this round, so it has no result.')).toBeVisible();
});

test("renders nothing every second, except the countdown's text", async () => {
  const store = createStore({
    wallet: () => {
      throw new Error('no wallet');
    },
  });
  serverClock.sync((START + 60) * 1000);
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useLiveRound();
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  renderInPage(<Countdown startTime={START} endTime={START + 300} />, { visitor: true });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  act(() => serverClock.sync((START + 60) * 1000));
  const before = renders;
  for (const second of [61, 62, 63]) setClock(second);
  expect(screen.getByRole('timer')).toHaveTextContent('3:57');
  expect(renders).toBe(before);
});

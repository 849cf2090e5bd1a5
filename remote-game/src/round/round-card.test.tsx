import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHook } from '@testing-library/react';
import { createStore, Provider, serverClock } from '@updown/shared';
import { act } from 'react';
import { liveRound, START } from '../testing/fake-api';
import { renderInPage, serveApi, setClock } from '../testing/render-in-page';
import { Countdown } from './countdown';
import { RoundCard } from './round-card';
import { useLiveRound } from './use-live-round';

serveApi();

const card = (name: string) => screen.findByRole('region', { name });

test('shows the round, its start price, the price now and the three pools', async () => {
  renderInPage(<RoundCard />, { visitor: true });
  const round = within(await card('Round #7'));
  expect(round.getByText('$2,400.00')).toBeVisible();
  expect(await round.findByText('$2,412.50')).toBeVisible();
  expect(round.getByText('Simulated')).toBeVisible();
  const tiles = round.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(tiles.slice(-3)).toEqual(['90,000 ION', '60,000 ION', '30,000 ION']);
  const labels = round.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels.slice(-3)).toEqual(['Total Pool', '▲UP total', '▼DOWN total']);
});

test('counts down, and turns red for the last ten seconds', async () => {
  renderInPage(<RoundCard />, { visitor: true, at: 60 });
  expect(await screen.findByRole('timer')).toHaveTextContent('4:00');
  setClock(289);
  expect(screen.getByRole('timer')).toHaveTextContent('0:11');
  const calm = getComputedStyle(screen.getByRole('timer')).color;
  setClock(290);
  expect(screen.getByRole('timer')).toHaveTextContent('0:10');
  expect(getComputedStyle(screen.getByRole('timer')).color).not.toBe(calm);
});

test('warns for the last ten seconds, and says when betting is closed', async () => {
  renderInPage(<RoundCard />, { visitor: true, at: 289 });
  await screen.findByRole('timer');
  expect(screen.queryByText('Round ending')).not.toBeInTheDocument();
  setClock(290);
  expect(screen.getByText('Round ending')).toBeVisible();
  expect(screen.getByText('Last seconds to predict')).toBeVisible();
  setClock(295);
  expect(screen.getByText('Betting is closed')).toBeVisible();
  setClock(300);
  expect(screen.queryByText('Round ending')).not.toBeInTheDocument();
});

test('the warning pulses, for a reader who has nothing against it', async () => {
  renderInPage(<RoundCard />, { visitor: true, at: 295 });
  const notice = (await screen.findByText('Round ending')).closest('[role="status"]')!;
  const frame = notice.parentElement!;
  const pulses = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText.includes('no-preference'))
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => frame.matches(selectorText))
    .map(({ style }) => style.animation);
  expect(pulses).toEqual([expect.stringMatching(/infinite alternate$/)]);
  expect(getComputedStyle(frame).animation).toBe('');
});

test('shows the end price when the round has one', async () => {
  renderInPage(<RoundCard />, {
    visitor: true,
    at: 320,
    given: ({ api }) => {
      api.round = { ...liveRound, status: 'idle', outcome: 'DOWN', end_price: 2388 };
    },
  });
  const round = within(await card('Round #7'));
  expect(round.getByText('$2,388.00')).toBeVisible();
  expect(round.getByText('-0.50%')).toBeVisible();
  expect(round.getByText('Waiting for the next round...')).toBeVisible();
  expect(round.queryByText('Current Price')).not.toBeInTheDocument();
});

test('waits for the next round where there is none', async () => {
  renderInPage(<RoundCard />, {
    visitor: true,
    given: ({ api }) => {
      api.round = null;
    },
  });
  expect(await screen.findByText('Waiting for the next round...')).toBeVisible();
});

test('holds its place while it loads, and offers to try again where it cannot', async () => {
  const { api } = renderInPage(<RoundCard />, {
    visitor: true,
    given: ({ api }) => {
      api.down.add('/contract/current-round-fast').add('/contract/current-round');
    },
  });
  expect(screen.getByRole('status', { name: 'Loading the round' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The round could not be loaded.');
  api.down.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Round #7')).toBeVisible();
});

test('a second costs a render of the countdown and of nothing else', async () => {
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
  renderInPage(<Countdown endTime={START + 300} />, { visitor: true });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  act(() => serverClock.sync((START + 60) * 1000));
  const before = renders;
  for (const second of [61, 62, 63]) setClock(second);
  expect(screen.getByRole('timer')).toHaveTextContent('3:57');
  expect(renders).toBe(before);
});

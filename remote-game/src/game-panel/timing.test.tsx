import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_ALLOWANCE } from '@updown/shared';
import { setViewport } from '@updown/shared/testing';
import { act } from 'react';
import { ended } from '../../testing/ended-round';
import { liveRound } from '../../testing/fake-api';
import { passTime, passTimeByHand } from '../../testing/fake-time';
import { renderInPage } from '../../testing/render-in-page';
import { PlayersHistory } from '../players-history/players-history';
import { Round } from '../round/round';
import { GamePanel } from './game-panel';

passTimeByHand();

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

function count(requests: string[], path: string) {
  return requests.filter((call) => call === path).length;
}

test("polls the round every 15 s and the player's data every 10 s while the stream is down [spec 7.11c 9.4a]", async () => {
  const { api, store } = renderInPage(<GamePanel />);
  await screen.findByText('100,000 ION');
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: false }));
  await passTime(500);
  const before = [...api.requested];
  await passTime(30_500);
  const requests = api.requested.slice(before.length);
  expect(count(requests, '/contract/current-round-fast')).toBe(2);
  expect(count(requests, '/user/prediction/:id')).toBe(3);
  expect(count(requests, '/user/claimable-rewards-bypass')).toBe(3);
});

test('polls the history of all players every 10 s while the stream is down [spec 7.12b 9.4b]', async () => {
  setViewport(1280);
  const { api, store } = renderInPage(<PlayersHistory />, { visitor: true });
  await screen.findByText('No player predictions found');
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: false }));
  const before = api.requested.length;
  await passTime(30_500);
  expect(count(api.requested.slice(before), '/contract/players/history-fast')).toBe(3);
});

test('does not poll while the stream is up [spec 7.11d]', async () => {
  setViewport(1280);
  const { api, store } = renderInPage(
    <>
      <GamePanel />
      <PlayersHistory />
    </>,
  );
  await screen.findByText('100,000 ION');
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
  await passTime(500);
  const before = api.requested.length;
  await passTime(60_000);
  expect(api.requested.slice(before)).toEqual([]);
});

test('reads a missing result from the contract every 30 s [spec 4.15a 9.4d]', async () => {
  const { chain } = renderInPage(<GamePanel />, {
    at: 310,
    given: ({ api, chain }) => {
      api.own = { ...api.own, hasPredicted: true, predictedUp: true, depositAmount: '30000' };
      api.round = { ...liveRound, status: 'resolving' };
      chain.position = { hasPredicted: true, up: true, withdrawn: false, claimable: 0n };
    },
  });
  await screen.findByText('Round finished! Waiting for result...');
  chain.round = { ...chain.round, outcome: 1, priceAtEnd: 241_000_000_000n };
  await passTime(20_000);
  expect(screen.queryByText('You won!')).not.toBeInTheDocument();
  await passTime(11_000);
  expect(await screen.findByText('You won!')).toBeVisible();
});

test('a phone shows a result as news for ten seconds', async () => {
  setViewport(390);
  renderInPage(<GamePanel />, { at: 316, given: ended(2, 2390) });
  expect(await screen.findByText('You lost.')).toBeVisible();
  const sheet = () => document.querySelector('[data-result-sheet]');
  await passTime(8_000);
  expect(sheet()).not.toBeNull();
  await passTime(3_000);
  expect(sheet()).toBeNull();
  expect(screen.getByRole('region', { name: 'Round Completed' })).toBeVisible();
  setViewport(1280);
});

test('refetches the token 2 s after an approval, and hides the message after 5 s [spec 4.20 9.10c]', async () => {
  const { chain } = renderInPage(<GamePanel />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Approve Tokens/ })).toBeEnabled(),
  );
  await user.click(screen.getByRole('button', { name: /^Approve Tokens/ }));
  const text = 'Tokens approved successfully! You can now make predictions.';
  await screen.findByText(text);
  // The wallet's node lagged behind and reports the allowance only now.
  chain.allowance = MAX_ALLOWANCE;
  await passTime(1_500);
  expect(screen.queryByRole('button', { name: /PREDICT UP/ })).not.toBeInTheDocument();
  await passTime(600);
  await waitFor(() => expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled());
  expect(screen.getByText(text)).toBeVisible();
  await passTime(2_000);
  expect(screen.getByText(text)).toBeVisible();
  await passTime(1_500);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('refetches the round 500 ms after its start [spec 4.19]', async () => {
  const { api } = renderInPage(
    <>
      <Round />
      <GamePanel />
    </>,
    { given: ({ api }) => void (api.round = null) },
  );
  const start = () => screen.getByRole('button', { name: 'Start New Round' });
  await waitFor(() => expect(start()).toBeEnabled());
  await user.click(start());
  await screen.findByText(/Round started successfully/);
  await passTime(250);
  // The indexer lagged behind and reports the round only now.
  api.round = { ...liveRound, id: 8 };
  await passTime(500);
  expect(await screen.findByText('Round #8')).toBeVisible();
});

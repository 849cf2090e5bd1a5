import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_ALLOWANCE } from '@updown/shared';
import { act } from 'react';
import { liveRound } from '../testing/fake-api';
import { passTime, passTimeByHand } from '../testing/fake-time';
import { onWindow } from '../testing/on-window';
import { renderInPage, serveApi } from '../testing/render-in-page';
import { PlayersHistory } from '../players-history/players-history';
import { GamePanel } from './game-panel';

serveApi();
passTimeByHand();

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const count = (asked: string[], path: string) => asked.filter((call) => call === path).length;

test('the round is read every 15 s and what is the player’s every 10 s, while the stream is down', async () => {
  const { api } = renderInPage(<GamePanel />);
  await screen.findByText('100,000 ION');
  const before = [...api.asked];
  await passTime(30_500);
  const asked = api.asked.slice(before.length);
  expect(count(asked, '/contract/current-round-fast')).toBe(2);
  expect(count(asked, '/user/prediction/:id')).toBe(3);
  expect(count(asked, '/user/claimable-rewards-bypass')).toBe(3);
});

test('the history of all players is read every 10 s while the stream is down', async () => {
  onWindow('wide');
  const { api } = renderInPage(<PlayersHistory />, { visitor: true });
  await screen.findByText('No player predictions found');
  const before = api.asked.length;
  await passTime(30_500);
  expect(count(api.asked.slice(before), '/contract/players/history-fast')).toBe(3);
});

test('nothing is read again while the stream is up', async () => {
  onWindow('wide');
  const { api, store } = renderInPage(
    <>
      <GamePanel />
      <PlayersHistory />
    </>,
  );
  await screen.findByText('100,000 ION');
  act(() => void store.dispatch({ type: 'stream/streamChanged', payload: true }));
  await passTime(500);
  const before = api.asked.length;
  await passTime(60_000);
  expect(api.asked.slice(before)).toEqual([]);
});

test('a result that is missing is asked of the contract every 30 s', async () => {
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

test('after an approval the token is read again in 2 s, and the message goes after 5 s', async () => {
  const { chain } = renderInPage(<GamePanel />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve Tokens' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Approve Tokens' }));
  const text = 'Tokens approved successfully! You can now make predictions.';
  await screen.findByText(text);
  // The wallet's node lagged behind: it shows the allowance only now.
  chain.allowance = MAX_ALLOWANCE;
  await passTime(2_100);
  await waitFor(() => expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeEnabled());
  expect(screen.getByText(text)).toBeVisible();
  await passTime(5_000);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('after a round has started the data is read again in 500 ms', async () => {
  const { api } = renderInPage(<GamePanel />, { given: ({ api }) => void (api.round = null) });
  const start = () => screen.getByRole('button', { name: 'Start New Round' });
  await waitFor(() => expect(start()).toBeEnabled());
  await user.click(start());
  await screen.findByText(/Round started successfully/);
  await passTime(250);
  // The indexer lagged behind: it shows the round only now.
  api.round = { ...liveRound, id: 8 };
  await passTime(500);
  expect(await screen.findByText('Round #8')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClock } from '@updown/shared';
import { renderInPage } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { broken, NOW, price, status } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { GameStatusCard } from './game-status-card';

const server = calmServer();

function answerStatus(answer: object) {
  return http.get('/api/status', () => HttpResponse.json(answer));
}
function figure(label: string) {
  return screen.getByText(label).nextElementSibling;
}

test('shows the running round with its countdown [spec 2.44b]', async () => {
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('Round Active')).toBeVisible();
  expect(figure('Round ID')).toHaveTextContent('#42');
  expect(figure('Countdown')).toHaveTextContent(/^3:(20|19)$/);
  expect(figure('Start price')).toHaveTextContent('$2,410.50');
  expect(figure('Status')).toHaveTextContent('Active');
  expect(figure('Start time')).toHaveTextContent(/^\d\d:\d\d:\d\d$/);
  expect(figure('End time')).toHaveTextContent(/^\d\d:\d\d:\d\d$/);
});

test('the countdown starts at the length of the round, even if the clock is behind', async () => {
  const startTime = Math.floor(serverClock.now() / 1000) + 60;
  const currentRound = { ...status.currentRound, startTime, endTime: startTime + 300 };
  server.use(answerStatus({ ...status, currentRound }));
  renderInPage(<GameStatusCard />);
  await screen.findByText('Round Active');
  expect(figure('Countdown')).toHaveTextContent('5:00');
});

test('shows the price with its time [spec 2.44c]', async () => {
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('$2,412.53')).toBeVisible();
  expect(screen.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});

test('labels a simulated price', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, source: 'simulated' })),
  );
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
});

test.each([
  ['Round Active', {}],
  ['Resolving...', { endTime: NOW / 1000 - 1 }],
  ['Resolving...', { status: 'resolving' }],
  ['Round Idle', { status: 'idle' }],
  ['No Active Round', null],
])('shows the status as %s [spec 2.44a]', async (title, change) => {
  const currentRound = change && { ...status.currentRound, ...change };
  server.use(answerStatus({ ...status, currentRound }));
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText(title)).toBeVisible();
});

test.each([
  ['resolving', 'Resolving...'],
  ['idle', 'Round Idle'],
])('shows a round that is %s as %s, without a countdown', async (state, title) => {
  server.use(answerStatus({ ...status, currentRound: { ...status.currentRound, status: state } }));
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText(title)).toBeVisible();
  expect(figure('Countdown')).toHaveTextContent('—');
});

test('shows no active round before the first one', async () => {
  server.use(answerStatus({ ...status, currentRound: null }));
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('No Active Round')).toBeVisible();
  expect(figure('Round ID')).toHaveTextContent('—');
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
])(
  'the game parameters show whether the server runs (%s) and its network [spec 2.44e]',
  async (isRunning, word) => {
    server.use(answerStatus({ ...status, gameStatus: { isRunning } }));
    renderInPage(<GameStatusCard />);
    expect(await screen.findByText(word)).toBeVisible();
    expect(figure('Server running')).toHaveTextContent(word);
    expect(figure('Network')).toHaveTextContent('Sepolia Testnet');
  },
);

test('Refresh Status refetches it [spec 2.44f]', async () => {
  renderInPage(<GameStatusCard />);
  await screen.findByText('Round Active');
  server.use(answerStatus({ ...status, currentRound: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(await screen.findByText('No Active Round')).toBeVisible();
});

test('shows an error with Retry if the status does not load [spec 2.44g]', async () => {
  server.use(broken('/status'));
  renderInPage(<GameStatusCard />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Error Loading Game Status Internal Server Error - Please try again later',
  );
  server.use(answerStatus(status));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Round Active')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

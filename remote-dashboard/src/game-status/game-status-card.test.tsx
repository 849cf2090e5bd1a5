import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { broken, price, status } from '../testing/api';
import { renderInPage } from '../testing/render-in-page';
import { calmServer } from '../testing/calm-server';
import { GameStatusCard } from './game-status-card';

const server = calmServer();

const answerStatus = (answer: object) => http.get('/api/status', () => HttpResponse.json(answer));
const figure = (label: string) => screen.getByText(label).nextElementSibling;

test('shows the round that runs, with its countdown', async () => {
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('Round Active')).toBeVisible();
  expect(figure('Round ID')).toHaveTextContent('#42');
  expect(figure('Countdown')).toHaveTextContent(/^3:(20|19)$/);
  expect(figure('Start price')).toHaveTextContent('$2,410.50');
  expect(figure('Status')).toHaveTextContent('Active');
  expect(figure('Start time')).toHaveTextContent(/^\d\d:\d\d:\d\d$/);
  expect(figure('End time')).toHaveTextContent(/^\d\d:\d\d:\d\d$/);
});

test('shows the price with the time it was taken', async () => {
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('$2,412.53')).toBeVisible();
  expect(screen.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});

test('says of a simulated price that it is', async () => {
  server.use(
    http.get('/api/price/current', () => HttpResponse.json({ ...price, source: 'simulated' })),
  );
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('Simulated')).toBeVisible();
});

test.each([
  ['resolving', 'Resolving...'],
  ['idle', 'Round Idle'],
])('a round that is %s reads %s and counts nothing down', async (state, title) => {
  server.use(answerStatus({ ...status, currentRound: { ...status.currentRound, status: state } }));
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText(title)).toBeVisible();
  expect(figure('Countdown')).toHaveTextContent('—');
});

test('before the first round there is no active round', async () => {
  server.use(answerStatus({ ...status, currentRound: null }));
  renderInPage(<GameStatusCard />);
  expect(await screen.findByText('No Active Round')).toBeVisible();
  expect(figure('Round ID')).toHaveTextContent('—');
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
])(
  'the game parameters tell whether the server runs (%s) and its network',
  async (isRunning, word) => {
    server.use(answerStatus({ ...status, gameStatus: { isRunning } }));
    renderInPage(<GameStatusCard />);
    await screen.findByRole('heading', { name: 'Game Parameters' });
    expect(figure('Server running')).toHaveTextContent(word);
    expect(figure('Network')).toHaveTextContent('Sepolia Testnet');
  },
);

test('Refresh Status reads it again', async () => {
  renderInPage(<GameStatusCard />);
  await screen.findByText('Round Active');
  server.use(answerStatus({ ...status, currentRound: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
  expect(await screen.findByText('No Active Round')).toBeVisible();
});

test('a status that cannot be loaded says so, and Retry loads it', async () => {
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

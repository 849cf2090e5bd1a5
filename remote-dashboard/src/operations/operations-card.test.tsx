import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClock } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { addresses, broken, NOW, overview } from '../testing/api';
import { calmServer } from '../testing/calm-server';
import { renderFor } from '../testing/signed-in';
import { OperationsCard } from './operations-card';

const server = calmServer();
const asAdmin = () => renderFor(server, addresses.manager, <OperationsCard />);
const answer = (changes: object) =>
  server.use(http.get('/api/admin/overview', () => HttpResponse.json({ ...overview, ...changes })));
const figure = (label: string | RegExp) => screen.getByText(label).nextElementSibling;

test('is nothing for players', async () => {
  const { store } = renderFor(server, addresses.player, <OperationsCard />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(store.getState().session.userAddress).toBe(addresses.player);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows the reserve, the worst case, and what is at stake on each side', async () => {
  asAdmin();
  await screen.findByText('Free reserve');
  expect(figure('Free reserve')).toHaveTextContent('4,600,000 ION');
  expect(figure('Worst-case liability')).toHaveTextContent('400,000 ION');
  expect(figure('Round 42 on UP (3)')).toHaveTextContent('150,000 ION');
  expect(figure('Round 42 on DOWN (2)')).toHaveTextContent('90,000 ION');
  expect(figure('Paid out if UP wins')).toHaveTextContent('235,500 ION');
  expect(screen.getByText('No round waits.')).toBeVisible();
  expect(screen.queryByText('Paused')).not.toBeInTheDocument();
});

test('shows the feed with its age, and what the keeper did', async () => {
  asAdmin();
  const feed = await screen.findByRole('region', { name: 'Price feed' });
  expect(feed).toHaveTextContent('Last answer 4 s ago. Rounds start up to 120 s.');
  expect(feed).toHaveTextContent(/\$2,412\.50.*\$2,411\.25/);
  const keeper = screen.getByRole('region', { name: 'Keeper' });
  expect(keeper).toHaveTextContent('Gas left: 9.8765 ETH');
  expect(keeper).toHaveTextContent('Posted a price price: 2412.5');
  expect(await within(keeper).findByRole('link', { name: /^0xcdcdcdcd/ })).toBeVisible();
  act(() => serverClock.sync(NOW + 200_000));
  expect(feed).toHaveTextContent('Too old: no round starts above 120 s.');
});

test('points out a round that waits, and says when it can be voided', async () => {
  const endedAt = NOW / 1000 - 75;
  const voidableAt = endedAt + 3600;
  answer({ waiting: [{ roundId: 41, endedAt, waitedSeconds: 75, voidableAt }] });
  asAdmin();
  expect(await screen.findByText('Round 41 has waited 1:15 for its result.')).toBeVisible();
  act(() => serverClock.sync(voidableAt * 1000));
  expect(screen.getByText(/It can be voided\./)).toBeVisible();
});

test('says that the game is paused, and that nobody keeps it', async () => {
  answer({ isPaused: true, keeper: null });
  asAdmin();
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText(/This server has no keeper/)).toBeVisible();
});

test('an error is told, with Retry', async () => {
  server.use(broken('/admin/overview'));
  asAdmin();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Operations');
  server.resetHandlers();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Free reserve')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

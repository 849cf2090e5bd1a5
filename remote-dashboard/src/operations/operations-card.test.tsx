import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClock } from '@updown/shared';
import { setViewport } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { addresses, broken, NOW, overview } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { Dashboard } from '../dashboard/dashboard';
import { OperationsCard } from './operations-card';

const server = calmServer();
function asAdmin() {
  return renderFor(server, addresses.manager, <OperationsCard />);
}
function answer(changes: object) {
  return server.use(
    http.get('/api/admin/overview', () => HttpResponse.json({ ...overview, ...changes })),
  );
}
function figure(label: string | RegExp) {
  return screen.getByText(label).nextElementSibling;
}

test('is hidden from players', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname));
  setViewport(1440);
  renderFor(server, addresses.player, <Dashboard />);
  // The admin panel shows this text once the page knows that the player is not an admin.
  expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Operations' })).not.toBeInTheDocument();
  expect(requests).not.toContain('/api/admin/overview');
});

test('shows the worst case, and the stakes of each side', async () => {
  asAdmin();
  await screen.findByText('Worst-case liability');
  expect(figure('Worst-case liability')).toHaveTextContent('400,000 ION');
  expect(figure('Round 42 on UP (3 players)')).toHaveTextContent('150,000 ION');
  expect(figure('Round 42 on DOWN (2 players)')).toHaveTextContent('90,000 ION');
  expect(figure('Payout if UP wins')).toHaveTextContent('235,500 ION');
  expect(screen.queryByText('Paused')).not.toBeInTheDocument();
});

test("shows the feed with its age, and the keeper's actions", async () => {
  asAdmin();
  const feed = await screen.findByRole('region', { name: 'Price feed' });
  expect(feed).toHaveTextContent('Updated 4 s ago. Rounds can start while it is under 120 s old.');
  expect(feed).toHaveTextContent(/\$2,412\.50.*\$2,411\.25/);
  const keeper = screen.getByRole('region', { name: 'Keeper' });
  expect(keeper).toHaveTextContent('Gas left: 9.8765 ETH');
  expect(keeper).toHaveTextContent('Posted a price price: $2,412.50');
  expect(await within(keeper).findByRole('link', { name: /^0xcdcdcdcd/ })).toBeVisible();
  act(() => serverClock.sync(NOW + 200_000));
  expect(feed).toHaveTextContent('Rounds can start once it is under 120 s old.');
});

test('rounds figures, and shows all their digits on hover', async () => {
  const [action] = overview.keeper!.actions;
  answer({
    worstCaseLiability: '400000.123456789012345678',
    feed: { ...overview.feed, answers: [{ id: '8', price: 2412.50123456, updatedAt: 0 }] },
    keeper: {
      ...overview.keeper,
      actions: [{ ...action, details: 'price: 2412.50123456, round: 1234' }],
    },
  });
  asAdmin();
  await screen.findByText('Worst-case liability');
  expect(figure('Worst-case liability')).toHaveTextContent(/^400,000\.12\d* ION$/);
  const shown = [
    [screen.getByTitle('400,000.123456789012345678 ION'), /^400,000\.12/],
    [screen.getByTitle('2412.50123456 USD'), /^\$2,412\.50$/],
    [screen.getByTitle('9.87654321 ETH'), /^Gas left: 9\.8765 ETH$/],
    [screen.getByTitle('price: 2412.50123456, round: 1234'), /^price: \$2,412\.50, round: 1234$/],
  ] as const;
  for (const [element, text] of shown) expect(element).toHaveTextContent(text);
});

test('shows that the game is paused, and that the server has no keeper', async () => {
  answer({ isPaused: true, keeper: null });
  asAdmin();
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText(/This server does not run the keeper/)).toBeVisible();
});

test('shows an error with Retry', async () => {
  server.use(broken('/admin/overview'));
  asAdmin();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Operations');
  server.resetHandlers();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Worst-case liability')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  selectToasts,
  serverClock,
  sessionEnded,
  sessionStarted,
  walletDialogRequested,
} from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { addresses, broken, ownerInfo, round } from '../testing/api';
import { renderInPage } from '../testing/render-in-page';
import { calmServer } from '../testing/calm-server';
import { AdminPanel } from './admin-panel';

const server = calmServer();
const token = 'the-token';

/** The server tells who is asking by the token, as the real one does. */
function signedInAs(userAddress: string) {
  server.use(
    http.get('/api/admin/owner-info', ({ request }) =>
      HttpResponse.json(
        ownerInfo(request.headers.get('authorization') === `Bearer ${token}` ? userAddress : null),
      ),
    ),
  );
  const page = renderInPage(<AdminPanel />);
  act(() => {
    page.store.dispatch(sessionStarted({ token, userAddress, balance: 0 }));
  });
  return page;
}

/** Answers a command, and keeps what was asked. */
function take(path: string, answer: object = {}, status = 200) {
  const asked: { body: unknown; authorization: string | null }[] = [];
  const done = { success: true, message: 'ok', data: { transactionHash: `0x${'ab'.repeat(32)}` } };
  server.use(
    http.post(`/api/admin/${path}`, async ({ request }) => {
      asked.push({
        body: await request.json(),
        authorization: request.headers.get('authorization'),
      });
      return HttpResponse.json(status === 200 ? done : answer, { status });
    }),
  );
  return asked;
}

const form = (name: string) => screen.findByRole('form', { name });

describe('who may not', () => {
  test('a visitor is told who may, and can connect', async () => {
    const { actions } = renderInPage(<AdminPanel />);
    expect(
      await screen.findByText(
        "Access Denied: You don't have admin permissions to access this panel.",
      ),
    ).toBeVisible();
    expect(screen.getByText(addresses.owner)).toBeVisible();
    expect(screen.getByText(addresses.manager)).toBeVisible();
    expect(screen.getByText('Not connected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    expect(actions).toContainEqual(walletDialogRequested());
  });

  test('a player sees their own address beside the two', async () => {
    signedInAs(addresses.player);
    expect(await screen.findByText(addresses.player)).toBeVisible();
    expect(screen.getByText(/^Access Denied/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('signing out takes the panel away at once', async () => {
    const { store } = signedInAs(addresses.owner);
    await form('Start New Round');
    act(() => {
      store.dispatch(sessionEnded());
    });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  });

  test('who it is that cannot be told is an error with Retry', async () => {
    server.use(broken('/admin/owner-info'));
    renderInPage(<AdminPanel />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Admin Panel Error');
    server.resetHandlers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  });
});

test.each(['owner', 'manager'] as const)('the %s sees what the contract holds', async (who) => {
  signedInAs(addresses[who]);
  expect(await screen.findByText('4,700,000 ION')).toBeVisible();
  expect(screen.getByText('1.2345 ETH')).toBeVisible();
  expect(await screen.findByText('150,000 ION')).toBeVisible();
  expect(screen.getByText('90,000 ION')).toBeVisible();
  expect(screen.getByText(/may not allow deposit limit changes/)).toBeVisible();
});

test('a round that waits too long for its result is pointed out', async () => {
  signedInAs(addresses.owner);
  await screen.findByText('150,000 ION');
  expect(screen.queryByText(/for its result/)).not.toBeInTheDocument();
  act(() => serverClock.sync((round.end_time + 133) * 1000));
  expect(screen.getByText('Round 42 has waited 2:13 for its result.')).toBeVisible();
});

describe('starting a round', () => {
  test('asks first, then sends it with the token and says that it is done', async () => {
    const asked = take('start-round');
    const { store } = signedInAs(addresses.manager);
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    expect(asked).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Start New Round' });
    expect(dialog).toHaveTextContent("A new round starts now for everybody, at the feed's price.");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Round' }));

    expect(await screen.findByText('New round started successfully!')).toBeVisible();
    expect(asked).toEqual([{ body: {}, authorization: `Bearer ${token}` }]);
    expect(screen.getByRole('link', { name: 'View Transaction' })).toHaveAttribute(
      'href',
      `https://explorer.example/tx/0x${'ab'.repeat(32)}`,
    );
    expect(selectToasts(store.getState())).toMatchObject([
      { title: 'Transaction Successful', message: 'New round started successfully!' },
    ]);
  });

  test('with a price of its own names that price, and warns of a strange one', async () => {
    const asked = take('start-round');
    signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.type(within(start).getByRole('textbox'), '60000');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/\$60,000\.00 .* suspiciously high/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Round' }));
    await screen.findByText('New round started successfully!');
    expect(asked[0]?.body).toEqual({ price: 60000 });
  });

  test('cancelling sends nothing', async () => {
    const asked = take('start-round');
    signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('what the server refuses is shown in its words', async () => {
    const message = 'The price feed is external: a custom price cannot be posted to it.';
    take('start-round', { success: false, error: 'conflict', message }, 409);
    signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Start Round' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(`Admin Panel Error ${message}`);
  });
});

test('resolving needs a round ID, and takes an end price', async () => {
  const asked = take('resolve-round');
  signedInAs(addresses.owner);
  const resolve = await form('Resolve Round');
  const press = () => userEvent.click(within(resolve).getByRole('button', { name: 'Resolve' }));
  await press();
  expect(screen.getByText('Please enter a round ID')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.type(within(resolve).getByLabelText('Round ID'), '42');
  await userEvent.type(within(resolve).getByLabelText(/End price/), '2400.5');
  await press();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/\$2,400\.50 .*round 42 is resolved/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Round 42 resolved successfully!')).toBeVisible();
  expect(asked[0]?.body).toEqual({ roundId: 42, price: 2400.5 });
});

test.each([
  ['Minimum', 'set-minimum-deposit', 'minimum', '50000', '3000001', /cannot be above the maximum/],
  ['Maximum', 'set-maximum-deposit', 'maximum', '900000', '29999', /cannot be below the minimum/],
])('setting the %s deposit', async (name, path, word, amount, crossing, refusal) => {
  const asked = take(path);
  signedInAs(addresses.owner);
  const deposit = await form(`${name} Deposit`);
  const input = within(deposit).getByRole('textbox');
  const press = () => userEvent.click(within(deposit).getByRole('button', { name: `Set ${name}` }));
  await within(deposit).findByText(/^Now/);

  await press();
  expect(within(deposit).getByText(`Please enter ${word} deposit amount`)).toBeVisible();
  await userEvent.type(input, crossing);
  await press();
  expect(within(deposit).getByText(refusal)).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, amount);
  await press();
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: `Set ${name}` }),
  );
  expect(await screen.findByText(`${name} deposit set to ${amount} ION`)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ amount }]);
});

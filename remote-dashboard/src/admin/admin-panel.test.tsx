import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectToasts, sessionEnded, walletDialogRequested } from '@updown/shared';
import { BEARER_TOKEN, renderInPage, setViewport } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { addresses, broken, overview } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor, sentHash, signature } from '../../testing/signed-in';
import { Dashboard } from '../dashboard/dashboard';
import { AdminPanel } from './admin-panel';
import { DangerousCommands } from './dangerous-commands';
import { PlayerNames } from './name-forms';

const server = calmServer();
/** The whole page, whose cards depend on the player's rights. */
function openedBy(userAddress: string) {
  setViewport(1440);
  return renderFor(server, userAddress, <Dashboard />);
}
function signedInAs(userAddress: string, answers?: Record<string, unknown>) {
  const all = (
    <>
      <AdminPanel />
      <PlayerNames />
      <DangerousCommands />
    </>
  );
  return renderFor(server, userAddress, all, answers);
}

interface CommandRequest {
  body: Record<string, unknown>;
  proof: { nonce: string; expiresAt: number; signature: string };
  authorization: string | null;
}

/** Handles a command and records its body. */
function take(path: string, answer: object = {}, status = 200) {
  const requests: CommandRequest[] = [];
  const done = { success: true, message: 'ok', data: { transactionHash: sentHash } };
  server.use(
    http.post(`/api/admin/${path}`, async ({ request }) => {
      const { proof, ...body } = (await request.json()) as CommandRequest['body'] &
        Pick<CommandRequest, 'proof'>;
      requests.push({ body, proof, authorization: request.headers.get('authorization') });
      return HttpResponse.json(status === 200 ? { ...done, ...answer } : answer, { status });
    }),
  );
  return requests;
}

function form(name: string) {
  return screen.findByRole('form', { name });
}

describe('without admin rights', () => {
  test("a visitor sees the panel's purpose at once, then the admins' addresses, and can connect", async () => {
    const { actions } = renderInPage(<AdminPanel />);
    expect(
      screen.getByText("Access Denied: You don't have admin permissions to access this panel."),
    ).toBeVisible();
    expect(await screen.findByText(addresses.owner)).toBeVisible();
    expect(screen.getByText(addresses.manager)).toBeVisible();
    expect(screen.getByText('Not connected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    expect(actions).toContainEqual(walletDialogRequested());
  });

  test("a player sees their own address beside the admins' [spec 6.7a]", async () => {
    openedBy(addresses.player);
    expect(await screen.findByText(addresses.player)).toBeVisible();
    expect(screen.getByText(addresses.owner)).toBeVisible();
    expect(screen.getByText(addresses.manager)).toBeVisible();
    expect(
      screen.getByText("Access Denied: You don't have admin permissions to access this panel."),
    ).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('signing out hides the panel at once', async () => {
    const { store } = openedBy(addresses.owner);
    await form('Start New Round');
    act(() => {
      store.dispatch(sessionEnded());
    });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  });

  test('an error with Retry shows if the roles do not load [spec 2.48]', async () => {
    server.use(broken('/admin/owner-info'));
    renderInPage(<AdminPanel />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Admin Panel Error');
    server.resetHandlers();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Access Denied/)).toBeVisible();
  });
});

test.each(['owner', 'manager'] as const)(
  "the %s sees the contract's balances [spec 3.15a 6.4a 6.5]",
  async (who) => {
    signedInAs(addresses[who]);
    const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;
    await screen.findByText('Contract balance');
    expect(
      Object.fromEntries(
        [
          ...['Contract', 'Game manager', 'Contract balance', 'Free reserve', 'Locked for players'],
          ...['House balance', 'Burned', 'Rounds', "Manager's gas"],
        ].map((term) => [term, valueOf(term)?.textContent]),
      ),
    ).toEqual({
      Contract: addresses.game,
      'Game manager': addresses.manager,
      'Contract balance': '5,000,000 ION',
      'Free reserve': '4,700,000 ION',
      'Locked for players': '200,000 ION',
      'House balance': '4,800,000 ION',
      Burned: '1,500.5 ION',
      Rounds: '42',
      "Manager's gas": '1.2345 ETH',
    });
    expect(screen.getByText(/may not allow deposit limit changes/)).toBeVisible();
  },
);

describe('starting a round', () => {
  test('asks for confirmation, sends the command with the token, and shows the success [spec 8.15a]', async () => {
    const requests = take('start-round');
    const { store } = signedInAs(addresses.manager);
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    expect(requests).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Start New Round' });
    expect(dialog).toHaveTextContent("Start a new round for everyone at the feed's price?");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Round' }));

    expect(await screen.findByText('New round started successfully!')).toBeVisible();
    expect(requests).toMatchObject([
      { body: {}, proof: { signature }, authorization: `Bearer ${BEARER_TOKEN}` },
    ]);
    expect(screen.getByRole('link', { name: 'View Transaction' })).toHaveAttribute(
      'href',
      `https://explorer.example/tx/0x${'ab'.repeat(32)}`,
    );
    expect(selectToasts(store.getState())).toMatchObject([
      { title: 'Transaction Successful', message: 'New round started successfully!' },
    ]);
  });

  test('names a custom price in the question, and warns of a suspicious one [spec 6.4b]', async () => {
    const requests = take('start-round');
    signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.type(within(start).getByRole('textbox'), '60000');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/\$60,000\.00 .* suspiciously high/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start Round' }));
    await screen.findByText('New round started successfully!');
    expect(requests[0]?.body).toEqual({ price: 60000 });
  });

  test('has the wallet sign exactly the command with the sent nonce', async () => {
    const requests = take('start-round');
    const { requests: wallet } = signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.type(within(start).getByRole('textbox'), '2400.5');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Start Round' }),
    );
    await screen.findByText('New round started successfully!');
    const asked = wallet.find(({ method }) => method === 'eth_signTypedData_v4');
    const [from, data] = asked?.params as [string, string];
    expect(from).toBe(addresses.owner);
    const { domain, message } = JSON.parse(data) as Record<string, Record<string, unknown>>;
    expect(domain).toMatchObject({
      name: 'UpDown',
      verifyingContract: addresses.game.toLowerCase(),
    });
    expect(message).toEqual({
      admin: addresses.owner.toLowerCase(),
      command: 'start-round',
      details: 'price: 2400.5',
      nonce: requests[0]?.proof.nonce,
      expiresAt: String(requests[0]?.proof.expiresAt),
    });
  });

  test('sends nothing and shows no error after a rejected signature', async () => {
    const requests = take('start-round');
    const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 });
    signedInAs(addresses.owner, { eth_signTypedData_v4: declined });
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Start Round' }),
    );
    expect(await screen.findByText(/You rejected the request in your wallet/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('sends nothing when cancelled', async () => {
    const requests = take('start-round');
    signedInAs(addresses.owner);
    const start = await form('Start New Round');
    await userEvent.click(within(start).getByRole('button', { name: 'Start Round' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test("shows the server's own error message", async () => {
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

test('resolving requires a round ID, and accepts an end price [spec 5.13a 6.4c 8.15b]', async () => {
  const requests = take('resolve-round');
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
  expect(dialog).toHaveTextContent(/\$2,400\.50 .*resolve round 42/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Round 42 resolved successfully!')).toBeVisible();
  expect(requests[0]?.body).toEqual({ roundId: 42, price: 2400.5 });
});

test('a round whose price came too late is reported as void', async () => {
  take('resolve-round', { data: { transactionHash: sentHash, roundId: 42, isVoid: true } });
  signedInAs(addresses.owner);
  const resolve = await form('Resolve Round');
  await userEvent.type(within(resolve).getByLabelText('Round ID'), '42');
  await userEvent.click(within(resolve).getByRole('button', { name: 'Resolve' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(
    await screen.findByText('Round 42 voided: every stake in it can be claimed back.'),
  ).toBeVisible();
});

test.each([
  ['Minimum', 'set-minimum-deposit', 'minimum', '50000', '3000001', /cannot be above the maximum/],
  ['Maximum', 'set-maximum-deposit', 'maximum', '900000', '29999', /cannot be below the minimum/],
])(
  'setting the %s deposit [spec 5.13b 6.4e 8.15c]',
  async (name, path, word, amount, crossing, refusal) => {
    const requests = take(path);
    signedInAs(addresses.owner);
    const deposit = await form(`${name} Deposit`);
    const input = within(deposit).getByRole('textbox');
    const press = () =>
      userEvent.click(within(deposit).getByRole('button', { name: `Set ${name}` }));
    await within(deposit).findByText(/^Currently/);

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
    expect(requests.map(({ body }) => body)).toEqual([{ amount }]);
  },
);

test.each([
  ['Hide', 'hide-name', addresses.player, /^The name Ada is hidden\. It is the name of 0x/],
  ['Show', 'show-name', null, 'The name Ada is no longer hidden. No player has it.'],
])('the operator can %s a name', async (action, path, player, done) => {
  const requests = take(path, { data: { transactionHash: null, player } });
  const { store } = signedInAs(addresses.manager);
  const naming = await form(`${action} Name`);
  const press = () => userEvent.click(within(naming).getByRole('button', { name: action }));
  await press();
  expect(within(naming).getByText('Please enter a name')).toBeVisible();
  await userEvent.type(within(naming).getByRole('textbox'), ' Ada ');
  await press();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/the name Ada/);
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Ada' }]);
  // Nothing went to the chain.
  expect(screen.queryByRole('link', { name: 'View Transaction' })).not.toBeInTheDocument();
  expect(selectToasts(store.getState())).toEqual([]);
});

test('voiding a round requires an ID and names the effect', async () => {
  const requests = take('void-round');
  signedInAs(addresses.manager);
  const voiding = await form('Void Round');
  const press = () => userEvent.click(within(voiding).getByRole('button', { name: 'Void' }));
  await press();
  expect(within(voiding).getByText('Please enter a round ID')).toBeVisible();
  await userEvent.type(within(voiding).getByRole('textbox'), '7');
  await press();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/Void round 7 and return every stake in it/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
  expect(await screen.findByText(/^Round 7 voided/)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ roundId: 7 }]);
});

/** A wallet that sends transactions, on a chain that mines them at once. */
const sends = {
  eth_call: `0x${'0'.repeat(64)}`,
  eth_estimateGas: '0x5208',
  eth_sendTransaction: sentHash,
  eth_getTransactionReceipt: {
    status: '0x1',
    blockNumber: '0x2',
    gasUsed: '0x5208',
    effectiveGasPrice: '0x1',
    from: addresses.owner,
  },
};

describe('pausing', () => {
  test("asks for confirmation, then sends it from the owner's wallet", async () => {
    const { requests } = signedInAs(addresses.owner, sends);
    const pausing = await form('Pause Game');
    await userEvent.click(within(pausing).getByRole('button', { name: 'Pause' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Stop new rounds? The running round, claims and refunds continue as usual.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('The game is paused.')).toBeVisible();
    const sent = requests.filter(({ method }) => method === 'eth_sendTransaction');
    // The selector of pause().
    expect(sent).toMatchObject([{ params: [{ to: addresses.game, data: '0x8456cb59' }] }]);
  });

  test('is disabled for a manager who is not the pauser', async () => {
    signedInAs(addresses.manager);
    const pausing = await form('Pause Game');
    expect(within(pausing).getByRole('button', { name: 'Pause' })).toBeDisabled();
    expect(within(pausing).getByText(/^Only the owner .* and the pauser/)).toBeVisible();
  });

  test('becomes unpausing while the game is paused', async () => {
    server.use(
      http.get('/api/admin/overview', () => HttpResponse.json({ ...overview, isPaused: true })),
    );
    signedInAs(addresses.owner);
    const paused = await form('Game is paused');
    expect(within(paused).getByRole('button', { name: 'Unpause' })).toBeEnabled();
  });
});

test('funding the reserve approves the amount, then sends it', async () => {
  const { requests } = signedInAs(addresses.owner, sends);
  const funding = await form('Fund Reserve');
  const press = () => userEvent.click(within(funding).getByRole('button', { name: 'Fund' }));
  const input = within(funding).getByRole('textbox');
  await press();
  expect(within(funding).getByText('Please enter an amount')).toBeVisible();
  await userEvent.type(input, '-5');
  await press();
  expect(within(funding).getByText(/Enter an amount above 0/)).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, '1000');
  await press();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/Send 1,000 ION from your wallet/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fund' }));
  expect(await screen.findByText('Funded the reserve with 1,000 ION')).toBeVisible();
  const sent = requests
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => (params as { data: string }[])[0]?.data.slice(0, 10));
  // approve(address,uint256), then fundReserve(uint256).
  expect(sent).toEqual(['0x095ea7b3', '0x75c54224']);
});

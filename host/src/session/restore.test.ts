import { waitFor } from '@testing-library/react';
import { selectToasts } from '@updown/shared';
import { BEARER_TOKEN, CHAIN_ID, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { fakeWallet } from '../../testing/fake-wallet';
import { createPage } from '../../testing/page';
import type { FoundWallet } from '../wallet/find-wallets';
import { restoreSession, restoreWallet } from './restore';

const api = fakeServer();
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  errors.mockRestore();
  localStorage.clear();
});

function remember() {
  localStorage.setItem('authToken', BEARER_TOKEN);
  localStorage.setItem('updown.wallet', 'test.MetaMask');
}

async function visit(wallets: readonly FoundWallet[] = []) {
  const page = createPage({ wallets });
  await page.store.dispatch(restoreSession());
  return page;
}

test('without a stored token nothing is requested', async () => {
  const { store } = await visit();
  expect(store.getState().session.status).toBe('unauthenticated');
  expect(api.requested).toEqual([]);
});

test('a stored token brings the session back [spec 4.3a]', async () => {
  remember();
  const { store } = await visit();
  expect(store.getState().session).toMatchObject({
    status: 'authenticated',
    userAddress: PLAYER,
    balance: 5,
  });
});

test('a token that is no longer valid is removed [spec 4.3b 8.7a]', async () => {
  localStorage.setItem('authToken', 'old');
  const { store } = await visit();
  expect(store.getState().session).toMatchObject({ status: 'unauthenticated', token: null });
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(errors).toHaveBeenCalled();
});

const noAnswers: [string, () => Response][] = [
  ['no connection', () => HttpResponse.error()],
  ['a 503', () => HttpResponse.json({ success: false }, { status: 503 })],
  ['a 500', () => HttpResponse.json({ success: false }, { status: 500 })],
  ['a 429', () => HttpResponse.json({ success: false }, { status: 429 })],
  ['a page of a web server', () => new HttpResponse('<html>', { status: 502 })],
  [
    'an answer that breaks off in its middle',
    () =>
      new HttpResponse(
        new ReadableStream({ pull: (answer) => answer.error(new TypeError('aborted')) }),
      ),
  ],
];

test.each(noAnswers)(
  '%s ends no session: the page shows the player it knew, and asks again',
  async (_what, answer) => {
    remember();
    localStorage.setItem('updown.profile', JSON.stringify({ userAddress: PLAYER, balance: 9 }));
    api.server.use(http.get('*/users/me', answer, { once: true }));
    const { store } = await visit();
    expect(store.getState().session).toMatchObject({
      status: 'authenticated',
      userAddress: PLAYER,
      balance: 9,
      isReconnecting: true,
    });
    expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
    await waitFor(
      () => expect(store.getState().session).toMatchObject({ balance: 5, isReconnecting: false }),
      { timeout: 3_000 },
    );
  },
);

test('a page that knows no player waits for the server, signed in', async () => {
  remember();
  api.server.use(http.get('*/users/me', () => HttpResponse.error(), { once: true }));
  const { store } = createPage();
  const restored = store.dispatch(restoreSession());
  await waitFor(() => expect(store.getState().session.isReconnecting).toBe(true));
  expect(store.getState().session).toMatchObject({ status: 'loading', token: BEARER_TOKEN });
  await restored;
  expect(store.getState().session.status).toBe('authenticated');
});

test('a refusal after a failure ends the session, and says so', async () => {
  remember();
  localStorage.setItem('updown.profile', JSON.stringify({ userAddress: PLAYER, balance: 9 }));
  api.server.use(http.get('*/users/me', () => HttpResponse.error(), { once: true }));
  const { store } = await visit();
  api.server.use(http.get('*/users/me', () => HttpResponse.json({}, { status: 401 })));
  await waitFor(() => expect(store.getState().session.status).toBe('unauthenticated'), {
    timeout: 3_000,
  });
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(localStorage.getItem('updown.profile')).toBeNull();
  expect(selectToasts(store.getState())).toMatchObject([{ title: 'Signed out' }]);
});

test('the wallet of the session is connected again without a dialog', async () => {
  remember();
  const { wallet, requests } = fakeWallet('MetaMask');
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(page.store.getState().wallet.status).toBe('connected'));
  expect(page.store.getState().wallet).toMatchObject({ address: PLAYER, chainId: CHAIN_ID });
  expect(requests.map(({ method }) => method)).not.toContain('eth_requestAccounts');
});

test('a wallet that announces itself late is connected then', async () => {
  remember();
  const { wallet } = fakeWallet('MetaMask');
  const page = await visit();
  let list: readonly FoundWallet[] = [];
  let announce = () => undefined as void;
  const finder = {
    list: () => list,
    subscribe: (listener: () => void) => {
      announce = listener;
      return () => undefined;
    },
  };
  page.store.dispatch(restoreWallet({ finder, connection: page.connection }));
  list = [wallet];
  announce();
  await waitFor(() => expect(page.store.getState().wallet.status).toBe('connected'));
});

test('a wallet that has switched to another account ends the session', async () => {
  remember();
  const { wallet } = fakeWallet('MetaMask', { eth_accounts: () => [OTHER_PLAYER] });
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(page.store.getState().session.status).toBe('unauthenticated'));
});

test('a locked wallet leaves the player signed in', async () => {
  remember();
  const { wallet, requests } = fakeWallet('MetaMask', { eth_accounts: () => [] });
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(page.store.getState()).toMatchObject({
    session: { status: 'authenticated' },
    wallet: { status: 'disconnected' },
  });
});

test("while the page looks for the session's wallet, it offers no other; it gives up after 3 s", async () => {
  remember();
  const page = await visit();
  jest.useFakeTimers();
  try {
    page.store.dispatch(restoreWallet(page.host.wallets));
    expect(page.store.getState().wallet.status).toBe('restoring');
    jest.advanceTimersByTime(3_000);
    expect(page.store.getState().wallet.status).toBe('disconnected');
  } finally {
    jest.useRealTimers();
  }
});

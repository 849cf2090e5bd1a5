import { waitFor } from '@testing-library/react';
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

test('a call that breaks off, as when the player leaves the page, is tried once more before the session ends', async () => {
  remember();
  api.server.use(http.get('*/users/me', () => HttpResponse.error(), { once: true }));
  const { store } = createPage();
  const restored = store.dispatch(restoreSession());
  await waitFor(() => expect(errors).toHaveBeenCalled());
  expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
  await restored;
  expect(store.getState().session.status).toBe('authenticated');

  api.server.use(http.get('*/users/me', () => HttpResponse.error()));
  await store.dispatch(restoreSession());
  expect(store.getState().session.status).toBe('unauthenticated');
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
});

test('an answer that breaks off in its middle does not end the session either', async () => {
  remember();
  const body = new ReadableStream({ pull: (answer) => answer.error(new TypeError('aborted')) });
  api.server.use(http.get('*/users/me', () => new HttpResponse(body), { once: true }));
  const { store } = await visit();
  expect(store.getState().session.status).toBe('authenticated');
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

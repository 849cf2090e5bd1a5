import { waitFor } from '@testing-library/react';
import { fakeServer, TOKEN } from '../testing/fake-server';
import { CHAIN_ID, fakeWallet, OTHER, PLAYER } from '../testing/fake-wallet';
import { createPage } from '../testing/page';
import type { FoundWallet } from '../wallet/find-wallets';
import { restoreSession } from './restore-session';
import { restoreWallet } from './restore-wallet';

const api = fakeServer();
let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  errors.mockRestore();
  localStorage.clear();
});

const remember = () => {
  localStorage.setItem('authToken', TOKEN);
  localStorage.setItem('updown.wallet', 'test.MetaMask');
};

async function visit(wallets: readonly FoundWallet[] = []) {
  const page = createPage({ wallets });
  await page.store.dispatch(restoreSession());
  return page;
}

test('without a stored token nothing is asked', async () => {
  const { store } = await visit();
  expect(store.getState().session.status).toBe('unauthenticated');
  expect(api.asked).toEqual([]);
});

test('a stored token brings the session back', async () => {
  remember();
  const { store } = await visit();
  expect(store.getState().session).toMatchObject({
    status: 'authenticated',
    userAddress: PLAYER,
    balance: 5,
  });
});

test('a token that is no longer good is forgotten', async () => {
  localStorage.setItem('authToken', 'old');
  const { store } = await visit();
  expect(store.getState().session).toMatchObject({ status: 'unauthenticated', token: null });
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(errors).toHaveBeenCalled();
});

test('the wallet of the session is connected again, without a question', async () => {
  remember();
  const { wallet, asked } = fakeWallet('MetaMask');
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(page.store.getState().wallet.status).toBe('connected'));
  expect(page.store.getState().wallet).toMatchObject({ address: PLAYER, chainId: CHAIN_ID });
  expect(asked.map(({ method }) => method)).not.toContain('eth_requestAccounts');
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

test('a wallet that went to another account meanwhile ends the session', async () => {
  remember();
  const { wallet } = fakeWallet('MetaMask', { eth_accounts: () => [OTHER] });
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(page.store.getState().session.status).toBe('unauthenticated'));
});

test('a locked wallet leaves the player signed in', async () => {
  remember();
  const { wallet, asked } = fakeWallet('MetaMask', { eth_accounts: () => [] });
  const page = await visit([wallet]);
  page.store.dispatch(restoreWallet(page.host.wallets));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(page.store.getState()).toMatchObject({
    session: { status: 'authenticated' },
    wallet: { status: 'disconnected' },
  });
});

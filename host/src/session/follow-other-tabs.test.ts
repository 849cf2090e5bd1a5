import { waitFor } from '@testing-library/react';
import { sessionStarted } from '@updown/shared';
import { BEARER_TOKEN, OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { fakeServer } from '../../testing/fake-server';
import { fakeWallet } from '../../testing/fake-wallet';
import { createPage } from '../../testing/page';
import { followOtherTabs } from './follow-other-tabs';

fakeServer();
afterEach(() => localStorage.clear());

/** A page in a separate tab, signed in with its own token or signed out. */
function tab(token?: string) {
  const { wallet } = fakeWallet('MetaMask');
  const page = createPage({ wallets: [wallet] });
  page.store.dispatch(followOtherTabs(page.host.wallets));
  if (token !== undefined) {
    page.store.dispatch(sessionStarted({ token, userAddress: OTHER_PLAYER, balance: 9 }));
  }
  return page;
}

/** Changes the storage as another tab would, with the event that this tab receives. */
function elsewhere(token: string | null): void {
  localStorage.setItem('updown.wallet', 'test.MetaMask');
  if (token === null) localStorage.removeItem('authToken');
  else localStorage.setItem('authToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
}

const signedIn = {
  status: 'authenticated',
  token: BEARER_TOKEN,
  userAddress: PLAYER,
  balance: 5,
  isReconnecting: false,
};

test.each([
  ['a tab that is signed in', 'old.token'],
  ['a tab of a visitor', undefined],
])('%s follows the player who signs in in another tab, with their wallet', async (_tab, token) => {
  const { store } = tab(token);
  elsewhere(BEARER_TOKEN);
  await waitFor(() => expect(store.getState().session).toEqual(signedIn));
  await waitFor(() =>
    expect(store.getState().wallet).toMatchObject({ status: 'connected', address: PLAYER }),
  );
  expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
});

test('a player who signs out in another tab is signed out here', () => {
  const { store } = tab('old.token');
  elsewhere(null);
  expect(store.getState().session.status).toBe('unauthenticated');
  expect(store.getState().wallet.status).toBe('disconnected');
});

test('the end of this tab’s session leaves a newer one of another tab alone', () => {
  const { store } = tab('old.token');
  localStorage.setItem('authToken', BEARER_TOKEN);
  store.dispatch({ type: 'session/sessionEnded' });
  expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
});

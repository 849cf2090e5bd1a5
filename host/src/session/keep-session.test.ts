import {
  authApi,
  balanceRead,
  playerApi,
  selectToasts,
  sessionEnded,
  signOutRequested,
  transactionConfirmed,
  transactionIndexed,
  transactionSent,
  transactionSigning,
} from '@updown/shared';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, TOKEN } from '../testing/fake-server';
import { createPage, signedIn } from '../testing/page';

const api = fakeServer();
afterEach(() => localStorage.clear());

function signedInPage() {
  const page = createPage();
  signedIn(page);
  return page;
}

const state = ({ store }: ReturnType<typeof createPage>) => store.getState();

test('a session that begins keeps its token', () => {
  signedInPage();
  expect(localStorage.getItem('authToken')).toBe(TOKEN);
});

test('signing out forgets the token here and on the server, and lets the wallet go', async () => {
  const page = signedInPage();
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
  expect(state(page)).toMatchObject({
    session: { userAddress: null, balance: 0, token: null },
    wallet: { status: 'disconnected' },
  });
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(api.asked).toContain('/auth/logout');
});

test('a server that is away does not keep the player signed in', async () => {
  api.fail('/auth/logout', 0);
  const page = signedInPage();
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
});

test('the next player sees nothing that was read for the last', async () => {
  api.server.use(
    http.get('*/api/user/claimable-rewards-bypass', () =>
      HttpResponse.json({ success: true, rewards: [{ roundId: 1 }] }),
    ),
  );
  const page = signedInPage();
  const { claimableRewards } = playerApi.endpoints;
  const read = page.store.dispatch(claimableRewards.initiate());
  await read;
  page.store.dispatch(sessionEnded());
  read.unsubscribe();
  await waitFor(() => expect(claimableRewards.select()(state(page)).data).toBeUndefined());
});

test('a token that the server no longer takes ends the session, and says so', async () => {
  api.fail('/users/me', 401);
  const page = signedInPage();
  await page.store.dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
  expect(selectToasts(state(page))).toMatchObject([{ title: 'Signed out', type: 'error' }]);
});

test('the balance is read again when a transaction shows in the data', async () => {
  const page = signedInPage();
  page.store.dispatch(balanceRead(0));
  page.store.dispatch(
    transactionSigning({ id: '1', kind: 'claim', from: '0x1', summary: 'Claim' }),
  );
  page.store.dispatch(transactionSent({ id: '1', hash: '0x2' }));
  page.store.dispatch(transactionConfirmed({ id: '1', hash: '0x2', block: 1, details: {} }));
  page.store.dispatch(transactionIndexed({ id: '1' }));
  await waitFor(() => expect(state(page).session.balance).toBe(5));
});

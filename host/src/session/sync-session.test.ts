import { waitFor } from '@testing-library/react';
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
import { BEARER_TOKEN, signIn } from '@updown/shared/testing';
import { delay, http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { createPage } from '../../testing/page';

const api = fakeServer();
afterEach(() => localStorage.clear());

function signedInPage() {
  const page = createPage();
  signIn(page.store, { balance: 5 });
  return page;
}

function state({ store }: ReturnType<typeof createPage>) {
  return store.getState();
}

test('a new session stores its token [spec 3.1b 9.6b]', () => {
  signedInPage();
  expect(localStorage.getItem('authToken')).toBe(BEARER_TOKEN);
});

test('signing out removes the token here and on the server, and disconnects the wallet [spec 4.2]', async () => {
  const page = signedInPage();
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
  expect(state(page)).toMatchObject({
    session: { userAddress: null, balance: 0, token: null },
    wallet: { status: 'disconnected' },
  });
  expect(localStorage.getItem('authToken')).toBeNull();
  await waitFor(() => expect(api.requested).toContain('/auth/logout'));
});

test('signing out works although the server does not answer', async () => {
  api.outages.set('/auth/logout', 'offline');
  const page = signedInPage();
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
});

test('a read that still runs when the player signs out is answered before the token is revoked', async () => {
  const asked: string[] = [];
  api.server.use(
    http.get('*/api/user/claimable-rewards-bypass', async () => {
      await delay(100);
      asked.push('read answered');
      return HttpResponse.json({ success: true, rewards: [] });
    }),
    http.post('*/auth/logout', ({ request }) => {
      asked.push(`revoked ${request.headers.get('authorization')?.slice('Bearer '.length)}`);
      return HttpResponse.json({ success: true });
    }),
  );
  const page = signedInPage();
  void page.store.dispatch(playerApi.endpoints.claimableRewards.initiate());
  page.store.dispatch(signOutRequested());
  await waitFor(() => expect(asked).toEqual(['read answered', `revoked ${BEARER_TOKEN}`]));
});

test('the next player sees no data of the last', async () => {
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

test('a token that the server no longer accepts ends the session, and the page says so', async () => {
  api.outages.set('/users/me', 401);
  const page = signedInPage();
  await page.store.dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(state(page).session.status).toBe('unauthenticated'));
  expect(selectToasts(state(page))).toMatchObject([{ title: 'Signed out', type: 'error' }]);
});

test('the balance is read again once a transaction is indexed', async () => {
  const page = signedInPage();
  page.store.dispatch(balanceRead(0));
  page.store.dispatch(
    transactionSigning({ id: '1', kind: 'claim', from: '0x1', chainId: 31337, summary: 'Claim' }),
  );
  page.store.dispatch(transactionSent({ id: '1', hash: '0x2' }));
  page.store.dispatch(transactionConfirmed({ id: '1', hash: '0x2', block: 1, details: {} }));
  page.store.dispatch(transactionIndexed({ id: '1' }));
  await waitFor(() => expect(state(page).session.balance).toBe(5));
});

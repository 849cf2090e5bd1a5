import { createStore } from '../api/create-store';
import {
  balanceRead,
  selectSession,
  sessionEnded,
  sessionLoading,
  sessionReconnecting,
  sessionStarted,
} from './session-slice';

const player = { token: 'a.b.c', userAddress: '0x1', balance: 5 };
const signedOut = {
  status: 'unauthenticated',
  token: null,
  userAddress: null,
  balance: 0,
  isReconnecting: false,
};

function session() {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  return { store, state: () => selectSession(store.getState()) };
}

test('nobody is signed in at first', () => {
  expect(session().state()).toEqual(signedOut);
});

test('a token that is being checked is not a session yet', () => {
  const { store, state } = session();
  store.dispatch(sessionLoading({ token: 'a.b.c' }));
  expect(state()).toEqual({ ...signedOut, status: 'loading', token: 'a.b.c' });
});

test('a session has an address, a balance and a token [spec 3.1a]', () => {
  const { store, state } = session();
  store.dispatch(sessionStarted(player));
  store.dispatch(balanceRead(7));
  expect(state()).toEqual({
    ...player,
    status: 'authenticated',
    balance: 7,
    isReconnecting: false,
  });
});

test('a session that reconnects keeps its player, until the server confirms it', () => {
  const { store, state } = session();
  store.dispatch(sessionStarted(player));
  store.dispatch(sessionReconnecting());
  expect(state()).toMatchObject({ ...player, status: 'authenticated', isReconnecting: true });
  store.dispatch(sessionStarted(player));
  expect(state().isReconnecting).toBe(false);
});

test('ending a session removes all of its data [spec 3.1c]', () => {
  const { store, state } = session();
  store.dispatch(sessionStarted(player));
  store.dispatch(sessionEnded());
  expect(state()).toEqual(signedOut);
});

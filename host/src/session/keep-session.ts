import {
  api,
  authApi,
  balanceRead,
  isApiError,
  readAgain,
  sessionEnded,
  sessionStarted,
  signOutRequested,
  toastShown,
  transactionIndexed,
  walletDisconnected,
} from '@updown/shared';
import type { Listen } from '../app/listener';
import type { WalletConnection } from '../wallet/wallet-connection';
import { storedSession } from './session-storage';

const SIGN_OUT_WITHIN_MS = 1_000;

const PRIVATE = ['Player', 'Session', 'Admin', 'Token'] as const;

/** What follows when a session begins and when it ends. */
export function keepSession(listen: Listen, connection: WalletConnection): void {
  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }, page) => {
      storedSession.keepToken(payload.token);
      page.dispatch(readAgain(PRIVATE));
    },
  });

  listen({
    actionCreator: signOutRequested,
    effect: async (_action, page) => {
      if (page.getState().session.token !== null) {
        // The server forgets the token if it hears of it in time; the player is signed out here in any case.
        const asked = page.dispatch(
          authApi.endpoints.signOut.initiate(undefined, { track: false }),
        );
        await Promise.race([asked, page.delay(SIGN_OUT_WITHIN_MS)]);
      }
      page.dispatch(sessionEnded());
    },
  });

  listen({
    actionCreator: sessionEnded,
    effect: async (_action, page) => {
      storedSession.clear(page.getOriginalState().session.token);
      connection.disconnect();
      page.dispatch(walletDisconnected());
      // After the page let go of what belonged to the player: what nobody reads is dropped, and nothing asked again.
      await page.delay(0);
      page.dispatch(api.util.invalidateTags([...PRIVATE]));
    },
  });

  listen({
    predicate: (action, { session }) =>
      session.status === 'authenticated' &&
      'payload' in action &&
      isApiError(action.payload) &&
      action.payload.status === 401,
    effect: (_action, page) => {
      page.dispatch(sessionEnded());
      page.dispatch(
        toastShown({
          type: 'error',
          title: 'Signed out',
          message: 'Your session has ended. Please sign in again.',
        }),
      );
    },
  });

  listen({
    matcher: authApi.endpoints.me.matchFulfilled,
    effect: ({ payload }, page) => {
      // It may have been asked for in a session that has ended since.
      if (page.getState().session.token !== null) page.dispatch(balanceRead(payload.token_balance));
    },
  });

  listen({
    actionCreator: transactionIndexed,
    effect: (_action, page) => {
      if (page.getState().session.status !== 'authenticated') return;
      void page.dispatch(
        authApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
    },
  });
}

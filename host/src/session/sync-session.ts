import {
  api,
  authApi,
  balanceRead,
  isApiError,
  refetchTags,
  sessionEnded,
  sessionStarted,
  signOutRequested,
  toastShown,
  transactionIndexed,
  walletDisconnected,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Listen } from '../listener';
import { endPush } from '../push/follow-push';
import { endKey } from '../quick-play/quick-play';
import type { WalletConnection } from '../wallet/wallet-connection';
import { knownProfile } from './known-profile';
import { storedSession } from './session-storage';

/** How long a sign-out waits for the server. */
const SIGN_OUT_WITHIN_MS = 1_000;

const PRIVATE = ['Player', 'Session', 'Admin', 'Token'] as const;

/** Keeps storage, cache and wallet in step with the session. */
export function syncSession(listen: Listen, connection: WalletConnection): void {
  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }, page) => {
      const { token, userAddress, balance } = payload;
      storedSession.saveToken(token);
      knownProfile.save({ userAddress, balance });
      page.dispatch(refetchTags(PRIVATE));
    },
  });

  listen({
    actionCreator: signOutRequested,
    effect: async (_action, page) => {
      const { token } = page.getState().session;
      if (token === null) return void page.dispatch(sessionEnded());
      // The key of Quick play ends with the session. The page does not wait for the block.
      const end = page.dispatch(endKey());
      // First, because the server ends the notifications only for a valid session.
      const ends = Promise.all([end, page.dispatch(endPush())]);
      await Promise.race([ends, page.delay(SIGN_OUT_WITHIN_MS)]);
      const reads = page.dispatch(api.util.getRunningQueriesThunk());
      page.dispatch(sessionEnded());
      // The server revokes the token last, or it would refuse the reads that still run.
      await Promise.race([Promise.all(reads), page.delay(SIGN_OUT_WITHIN_MS)]);
      void page.dispatch(authApi.endpoints.signOut.initiate(token, { track: false }));
    },
  });

  listen({
    actionCreator: sessionEnded,
    effect: async (_action, page) => {
      storedSession.clear(page.getOriginalState().session.token);
      // Not the player of a session that another tab has started.
      if (storedSession.token() === null) knownProfile.forget();
      connection.disconnect();
      page.dispatch(walletDisconnected());
      // Waits for components to unsubscribe, so that invalidation drops the private cache instead of refetching.
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
      page.dispatch(sessionEnded({ keepsKey: true }));
      page.dispatch(
        toastShown({
          type: 'error',
          title: t('Signed out'),
          message: t('Your session has ended. Please sign in again.'),
        }),
      );
    },
  });

  listen({
    matcher: authApi.endpoints.me.matchFulfilled,
    effect: ({ payload }, page) => {
      const { token, userAddress } = page.getState().session;
      // The session of this request may have ended meanwhile.
      if (token === null) return;
      page.dispatch(balanceRead(payload.token_balance));
      if (userAddress !== null) {
        knownProfile.save({ userAddress, balance: payload.token_balance });
      }
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

import { sessionEnded, type AppThunk } from '@updown/shared';
import type { Wallets } from '../wallet/wallets';
import { restoreSession, restoreWallet } from './restore';
import { storedSession } from './session-storage';

/** Restores the stored session and its wallet, on load and after a sign-in in another tab. */
export function resumeSession(wallets: Wallets): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(restoreSession());
    if (getState().session.status === 'authenticated') dispatch(restoreWallet(wallets));
  };
}

/** Follows sign-ins and sign-outs in other tabs, so that all tabs have the same player. */
export function followOtherTabs(wallets: Wallets): AppThunk {
  return (dispatch, getState) =>
    storedSession.onChangeElsewhere((token) => {
      const own = getState().session.token;
      if (token === own) return;
      // The other tab decides about the key of Quick play, which all tabs share.
      if (own !== null) dispatch(sessionEnded({ keepsKey: true }));
      if (token !== null) void dispatch(resumeSession(wallets));
    });
}

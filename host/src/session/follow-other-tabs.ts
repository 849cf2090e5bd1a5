import { sessionEnded, type AppThunk } from '@updown/shared';
import type { Wallets } from '../wallet/wallets';
import { restoreSession } from './restore-session';
import { restoreWallet } from './restore-wallet';
import { storedSession } from './session-storage';

/** On load, and when another tab has signed in: brings the stored session back, and its wallet. */
export function resumeSession(wallets: Wallets): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(restoreSession());
    if (getState().session.status === 'authenticated') dispatch(restoreWallet(wallets));
  };
}

/** All tabs of a browser are signed in as the same player: who signs in or out in one does so in the others. */
export function followOtherTabs(wallets: Wallets): AppThunk {
  return (dispatch, getState) =>
    storedSession.onChangeElsewhere((token) => {
      const own = getState().session.token;
      if (token === own) return;
      if (own !== null) dispatch(sessionEnded());
      if (token !== null) void dispatch(resumeSession(wallets));
    });
}

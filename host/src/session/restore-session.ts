import { sessionEnded, sessionStarted, type AppThunk } from '@updown/shared';
import { readProfile } from './read-profile';
import { storedSession } from './session-storage';

/** On load: tries a stored token. Without one, or where it is no longer good, the player is signed out. */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const token = storedSession.token();
    if (token === null) return;
    try {
      const profile = await dispatch(readProfile(token));
      dispatch(
        sessionStarted({ token, userAddress: profile.address, balance: profile.token_balance }),
      );
    } catch {
      dispatch(sessionEnded());
    }
  };
}

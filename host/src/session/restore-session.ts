import { isApiError, sessionEnded, sessionStarted, type AppThunk } from '@updown/shared';
import { readProfile } from './read-profile';
import { storedSession } from './session-storage';

const AGAIN_AFTER_MS = 1_000;

function isBrokenOff(error: unknown): boolean {
  return isApiError(error) && error.kind === 'network';
}

/**
 * Restores the session from the stored token. Without a profile the player is signed out. A call that breaks off is tried
 * once more: a player who leaves the page meanwhile breaks it off, and must still be signed in on the next page.
 */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const token = storedSession.token();
    if (token === null) return;
    // The player, here or in another tab, may sign out or in meanwhile.
    const isCurrent = () => storedSession.token() === token;
    const read = () => dispatch(readProfile(token));
    try {
      const { address, token_balance: balance } = await read().catch(async (error: unknown) => {
        if (!isBrokenOff(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
        if (!isCurrent()) throw error;
        return read();
      });
      if (isCurrent()) dispatch(sessionStarted({ token, userAddress: address, balance }));
    } catch {
      if (isCurrent()) dispatch(sessionEnded());
    }
  };
}

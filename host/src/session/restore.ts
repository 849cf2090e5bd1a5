import {
  sessionEnded,
  walletConnected,
  walletDisconnected,
  walletRestoring,
  type AppThunk,
  isApiError,
  sessionStarted,
} from '@updown/shared';
import type { Wallets } from '../host-context';
import type { FoundWallet } from '../wallet/find-wallets';
import { readProfile } from './read-profile';
import { storedSession } from './session-storage';

/**
 * How long the page waits for the wallet before it offers to connect one. A wallet that announces itself later still connects.
 */
const ANNOUNCED_WITHIN_MS = 3_000;

/** Reconnects the session's wallet without a prompt as soon as the wallet announces itself. */
export function restoreWallet({ finder, connection }: Wallets): AppThunk<() => void> {
  return (dispatch, getState) => {
    const wanted = storedSession.wallet();
    let trying = false;

    function giveUp(): void {
      if (getState().wallet.status === 'restoring') dispatch(walletDisconnected());
    }

    async function reconnect(wallet: FoundWallet): Promise<void> {
      const account = await connection.reconnect(wallet).catch(() => null);
      // A locked wallet hides its accounts. The player stays signed in and connects the wallet when they play.
      if (account === null) return giveUp();
      const { userAddress } = getState().session;
      if (account.address.toLowerCase() !== userAddress?.toLowerCase()) dispatch(sessionEnded());
      else dispatch(walletConnected({ ...account, address: userAddress, name: wallet.name }));
    }

    function look(): void {
      const wallet = finder.list().find(({ id }) => id === wanted);
      if (wallet === undefined || trying) return;
      trying = true;
      clearTimeout(timer);
      stop();
      void reconnect(wallet);
    }

    if (wanted !== null) dispatch(walletRestoring());
    const timer = setTimeout(giveUp, ANNOUNCED_WITHIN_MS);
    const stop = finder.subscribe(look);
    look();
    return stop;
  };
}

const AGAIN_AFTER_MS = 1_000;

function isBrokenOff(error: unknown): boolean {
  return isApiError(error) && error.kind === 'network';
}

/**
 * Restores the session from the stored token. Without a profile the player is signed out. An aborted call is retried once: a
 * player who leaves the page aborts the call, and must still be signed in on the next page.
 */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const token = storedSession.token();
    if (token === null) return;
    // Meanwhile the player may sign out or in, here or in another tab.
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
      if (isCurrent()) dispatch(sessionEnded({ keepsKey: true }));
    }
  };
}

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

/** A page without this wallet offers to connect one after that time; a wallet that comes later is connected then. */
const ANNOUNCED_WITHIN_MS = 3_000;

/** Reconnects the session's wallet as soon as it announces itself, without a prompt. */
export function restoreWallet({ finder, connection }: Wallets): AppThunk<() => void> {
  return (dispatch, getState) => {
    const wanted = storedSession.wallet();
    let trying = false;

    function giveUp(): void {
      if (getState().wallet.status === 'restoring') dispatch(walletDisconnected());
    }

    async function reconnect(wallet: FoundWallet): Promise<void> {
      const account = await connection.reconnect(wallet).catch(() => null);
      // A locked wallet hides its accounts: the player stays signed in, and connects it when they play.
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

import {
  sessionEnded,
  walletConnected,
  walletDisconnected,
  walletRestoring,
  type AppThunk,
  isApiError,
  sessionLoading,
  sessionReconnecting,
  sessionStarted,
  sleepUntilVisible,
} from '@updown/shared';
import type { FoundWallet } from '../wallet/find-wallets';
import type { Wallets } from '../wallet/wallets';
import { knownProfile } from './known-profile';
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

/** How long to wait before each further attempt; the last delay repeats. */
const AGAIN_AFTER_MS = [1_000, 2_000, 5_000, 15_000];

/** Statuses that ask to come again later. */
const TRY_AGAIN = new Set([408, 425, 429]);

/** Only a refusal by the server ends a session: a player who leaves the page, or a server that restarts, breaks calls off. */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http') return false;
  const { status = 400 } = error;
  return status >= 400 && status < 500 && !TRY_AGAIN.has(status);
}

/** Restores the session from the stored token. While the server does not answer, the page shows the player that it knew. */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const token = storedSession.token();
    if (token === null) return;
    // Meanwhile the player may sign out or in, here or in another tab.
    const isCurrent = () => storedSession.token() === token;

    /** Whether the server has decided. */
    async function ask(): Promise<boolean> {
      try {
        const { address, token_balance: balance } = await dispatch(readProfile());
        if (isCurrent()) dispatch(sessionStarted({ token: token!, userAddress: address, balance }));
        return true;
      } catch (error) {
        if (isCurrent() && isRefusal(error)) dispatch(sessionEnded({ keepsKey: true }));
        return isRefusal(error);
      }
    }

    async function keepAsking(): Promise<void> {
      for (let attempt = 0; isCurrent(); attempt += 1) {
        await sleepUntilVisible(AGAIN_AFTER_MS[attempt] ?? AGAIN_AFTER_MS.at(-1)!);
        if (isCurrent() && (await ask())) return;
      }
    }

    dispatch(sessionLoading({ token }));
    if (await ask()) return;
    const known = knownProfile.read();
    if (known !== null) dispatch(sessionStarted({ token, ...known }));
    dispatch(sessionReconnecting());
    const answered = keepAsking();
    if (known === null) await answered;
  };
}

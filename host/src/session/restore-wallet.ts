import {
  sessionEnded,
  walletConnected,
  walletDisconnected,
  walletRestoring,
  type AppThunk,
} from '@updown/shared';
import type { Wallets } from '../context/wallets';
import type { FoundWallet } from '../wallet/find-wallets';
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

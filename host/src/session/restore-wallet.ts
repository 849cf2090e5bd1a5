import { sessionEnded, walletConnected, type AppThunk } from '@updown/shared';
import type { FoundWallet } from '../wallet/find-wallets';
import type { Wallets } from '../wallet/wallets';
import { storedSession } from './session-storage';

/** Connects again to the wallet of the session, as soon as it announces itself; it asks the player nothing. */
export function restoreWallet({ finder, connection }: Wallets): AppThunk<() => void> {
  return (dispatch, getState) => {
    const wanted = storedSession.wallet();
    let trying = false;

    async function reconnect(wallet: FoundWallet): Promise<void> {
      const account = await connection.reconnect(wallet).catch(() => null);
      // A locked wallet says nothing of its accounts: the player stays signed in, and connects it when they play.
      if (account === null) return;
      const { userAddress } = getState().session;
      if (account.address.toLowerCase() !== userAddress?.toLowerCase()) dispatch(sessionEnded());
      else dispatch(walletConnected({ ...account, address: userAddress, name: wallet.name }));
    }

    function look(): void {
      const wallet = finder.list().find(({ id }) => id === wanted);
      if (wallet === undefined || trying) return;
      trying = true;
      stop();
      void reconnect(wallet);
    }

    const stop = finder.subscribe(look);
    look();
    return stop;
  };
}

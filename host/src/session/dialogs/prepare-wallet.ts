import {
  prepareEvm,
  walletConnecting,
  walletDialogRequested,
  walletExpected,
  walletRestoring,
} from '@updown/shared';
import type { Listen } from '../../listener';
import { prepareDialogs } from './load-dialogs';

const signs = [walletExpected, walletDialogRequested, walletRestoring, walletConnecting];

/** Loads the wallet code as soon as a wallet is expected, so that it is ready when the player needs it. */
export function prepareWallet(listen: Listen): void {
  listen({
    predicate: (action) => signs.some(({ match }) => match(action)),
    effect: () => {
      // First, because the player sees the dialogs first.
      prepareDialogs();
      prepareEvm();
    },
  });
}

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

/** Loads what only a wallet needs as soon as one is expected, so that it is there when the player uses it. */
export function prepareWallet(listen: Listen): void {
  listen({
    predicate: (action) => signs.some(({ match }) => match(action)),
    effect: () => {
      // The dialogs come first in what the player sees.
      prepareDialogs();
      prepareEvm();
    },
  });
}

import {
  walletConnecting,
  walletDialogRequested,
  walletExpected,
  walletRestoring,
} from '@updown/shared';
import type { Listen } from '../listener/listener';
import { readyRest } from '../rest/load-rest';
import { prepareDialogs } from './load-dialogs';

const signs = [walletExpected, walletDialogRequested, walletRestoring, walletConnecting];

/** Loads what only a wallet needs as soon as one is expected, so that it is there when the player uses it. */
export function prepareWallet(listen: Listen, onExpected: () => void): void {
  listen({
    predicate: (action) => signs.some(({ match }) => match(action)),
    effect: () => {
      onExpected();
      // The dialogs come first in what the player sees.
      prepareDialogs();
      void readyRest.then(({ shared }) => shared.prepareEvm());
    },
  });
}

import {
  type AppStore,
  type Config,
  importWithTimeout,
  loadOnce,
  playerApi,
  type RecentPrediction,
  toastShown,
  walletDialogRequested,
} from '@updown/shared';
import { announceProvider } from 'mipd';
import { t } from '../../../texts/texts';
import { siteStorage } from '../../browser-storage';
import type { Listen } from '../../listener';
import type { WalletProvider } from '../wallet-provider';
import { ICON } from './icon';
import { accountToJoin } from './join-account';
import { keptPasskey } from './kept-passkey';

/** The passkey wallet's reverse domain name, and its name in the wallet's state. */
export const PASSKEY_ID = 'app.updown.passkey';
export const PASSKEY_NAME = 'Passkey';

const load = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "passkey" */ './passkey-provider')),
);

/** Announces a passkey as one more wallet (EIP-6963), where the browser has passkeys. Its code loads with the first request. */
export function offerPasskey(store: AppStore, listen: Listen, config: Config): void {
  if (!('PublicKeyCredential' in window)) return;
  const provider: WalletProvider = {
    // It reports no events: its one account and its chain never change while it is connected.
    request: async (request) => (await load()).requestOf(store, config)(request),
  };
  announceProvider({
    info: { uuid: crypto.randomUUID(), rdns: PASSKEY_ID, name: PASSKEY_NAME, icon: ICON },
    provider: provider as never,
  });
  adviseAfterWin(listen);
  const isSignedOut = store.getState().session.userAddress === null;
  if (isSignedOut && accountToJoin() !== null) store.dispatch(walletDialogRequested());
}

const ADVISED = 'updown.passkey.advised';

/** Advises a player with a single passkey to add a second one, once, after their first win. */
function adviseAfterWin(listen: Listen): void {
  listen({
    matcher: playerApi.endpoints.recentPredictions.matchFulfilled,
    effect: ({ payload }: { payload: RecentPrediction[] }, page) => {
      const hasWon = payload.some(({ status }) => status === 'win');
      const isPasskey = page.getState().wallet.name === PASSKEY_NAME;
      if (!hasWon || !isPasskey || siteStorage.getItem(ADVISED) !== null) return;
      siteStorage.setItem(ADVISED, 'yes');
      if (keptPasskey()?.signer !== undefined) return;
      page.dispatch(
        toastShown({
          type: 'info',
          title: t('Add a second passkey'),
          message: t(
            'Your winnings are only on this device. Add a second passkey under Profile → Passkey.',
          ),
          duration: 15_000,
        }),
      );
    },
  });
}

import { t } from '../../texts/texts';
import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';
import { WalletError } from '../wallet/wallet-error';

const load = loadOnce(importWithTimeout(() => import(/* webpackChunkName: "evm" */ './evm')));

/** Loads the code that reads and writes the contracts. */
export function loadEvm(): ReturnType<typeof load> {
  return load().catch(() => {
    throw new WalletError(t('A part of the page did not load. Please try again.'), false);
  });
}

/** Preloads the code, so that it is ready when the player's wallet needs it. A failure surfaces on use. */
export function prepareEvm(): void {
  void loadEvm().catch(() => undefined);
}

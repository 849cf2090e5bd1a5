import { t } from '../../texts/texts';
import { WalletError } from '../transactions/wallet-error';
import { importWithTimeout } from '../ui/loading/import-with-timeout';
import { loadOnce } from '../ui/loading/load-once';

const load = loadOnce(importWithTimeout(() => import(/* webpackChunkName: "evm" */ './evm')));

/** Loads what reads and writes the contracts. */
export function loadEvm(): ReturnType<typeof load> {
  return load().catch(() => {
    throw new WalletError(t('A part of the page did not load. Please try again.'), false);
  });
}

/** Loads it early, so that it is there when the player's wallet needs it. A failure shows when it is used. */
export function prepareEvm(): void {
  void loadEvm().catch(() => undefined);
}

import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';
import { t } from '../texts/texts';
import { WalletError } from '../wallet/wallet-error';

const load = loadOnce(importWithTimeout(() => import(/* webpackChunkName: "evm" */ './evm')));

/** Loads what reads and writes the contracts. */
export function loadEvm(): ReturnType<typeof load> {
  return load().catch(() => {
    throw new WalletError(t('A part of the page did not load. Please try again.'), false);
  });
}

import { importWithTimeout } from '../loading/import-with-timeout';
import { t } from '../texts/texts';
import { WalletError } from '../wallet/wallet-error';

const load = importWithTimeout(() => import(/* webpackChunkName: "evm" */ './evm'));

let loading: ReturnType<typeof load> | undefined;

/** Loads what reads and writes the contracts, once. After a failure the next call tries again. */
export function loadEvm(): ReturnType<typeof load> {
  loading ??= load().catch(() => {
    loading = undefined;
    throw new WalletError(t('A part of the page did not load. Please try again.'), false);
  });
  return loading;
}

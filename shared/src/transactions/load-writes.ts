import { t } from '../../texts/texts';
import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';
import { WalletError } from '../wallet/wallet-error';

// The writes are in a chunk that a page loads when a player is about to use a wallet.
const load = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "evm" */ './all-writes')),
);

/** Loads the code of every write. */
export function loadWrites(): ReturnType<typeof load> {
  return load().catch(() => {
    throw new WalletError(t('A part of the page did not load. Please try again.'), false);
  });
}

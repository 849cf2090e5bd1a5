import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';

/** Loads what only the account of a passkey needs. As a part of `evm`, so that its chunk does not repeat ethers. */
export const loadAccounts = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "accounts" */ './accounts')),
);

// The code that needs ethers and the contracts' ABIs: a separate chunk, because only a page with a wallet needs it. Only
// `loadEvm` may import this file.
import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';

export { encodeCall } from './read-contract';
export { revertOf } from './revert';
export { readLargestStakes, readRoundCheck, readSessionKey } from './round-reads';
export { newSessionKey, signTextWithKey, signWithKey } from './typed-data';
export { startedPrice } from './started-price';
export { readAllowance, readPermit, readTokenInfo } from './token-reads';
export { signatureParts, typedDataText } from './typed-data';

// As parts of this chunk, so that theirs do not repeat ethers.

/** Loads what only the account of a passkey needs. */
export const loadAccounts = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "accounts" */ './accounts')),
);

/** Loads what only a game with a Safe needs. */
export const loadSafe = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "safe" */ './safe')),
);

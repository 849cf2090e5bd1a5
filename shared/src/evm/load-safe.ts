import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';

/** Loads what only a game with a Safe needs. As a part of `evm`, so that its chunk does not repeat ethers. */
export const loadSafe = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "safe" */ './safe')),
);

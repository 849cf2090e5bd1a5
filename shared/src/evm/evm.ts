// The code that needs ethers and the contracts' ABIs: a separate chunk, because only a page with a wallet needs it. Only
// `loadEvm` may import this file.
export { encodeCall } from './read-contract';
export { loadAccounts } from './load-accounts';
export { loadSafe } from './load-safe';
export { revertOf } from './revert';
export { readLargestStakes, readRoundCheck, readSessionKey } from './round-reads';
export { newSessionKey, signTextWithKey, signWithKey } from './typed-data';
export { startedPrice } from './started-price';
export { readAllowance, readPermit, readTokenInfo } from './token-reads';
export { signatureParts, typedDataText } from './typed-data';

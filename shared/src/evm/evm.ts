// What needs ethers and the contracts' ABIs: a chunk of its own, because only a page with a wallet needs it. `loadEvm`
// loads it, and no other file imports these.
export { encodeCall } from './encode-call';
export { revertOf } from './revert';
export { readLargestStakes, readRoundCheck } from './round-reads';
export { startedPrice } from './started-price';
export { readAllowance, readPermit, readTokenInfo } from './token-reads';
export { signatureParts, typedDataText } from './typed-data';

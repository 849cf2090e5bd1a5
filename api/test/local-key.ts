import { HDNodeWallet } from 'ethers';

const phrase = 'test test test test test test test test test test test junk';

/** The key of an account that every local chain gives away. */
export const localKey = (number: number): string =>
  HDNodeWallet.fromPhrase(phrase, undefined, `m/44'/60'/0'/0/${number}`).privateKey;

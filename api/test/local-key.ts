import { HDNodeWallet } from 'ethers';

const PHRASE = 'test test test test test test test test test test test junk';

/** The private key of a well-known account of every local chain. */
export function localKey(number: number): string {
  return HDNodeWallet.fromPhrase(PHRASE, undefined, `m/44'/60'/0'/0/${number}`).privateKey;
}

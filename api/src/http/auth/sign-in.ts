import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe';
import { verifyMessage } from 'ethers';
import { isSigned } from '../../chain/verify-signature';
import type { Nonces, OpenNonce } from './nonces';
import type { Tokens } from './tokens';

/** Each costs a call to the node. */
const MOST_CHECKED = 3;

interface Options {
  readonly nonces: Nonces;
  readonly tokens: Tokens;
  readonly chainId: number;
  readonly checks: SiweConfig;
  /** Whether the address has a contract. Only the contract itself can check its signatures. */
  readonly hasCode: (address: string) => Promise<boolean>;
}

function signerOf(message: string, signature: string): string | undefined {
  try {
    return verifyMessage(message, signature).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Exchanges a signature of one of the address's open texts for a token; undefined if it matches none, or was used. */
export function createSignIn({ nonces, tokens, chainId, checks, hasCode }: Options) {
  const isOf = ({ message, nonce, expires_at }: OpenNonce, signature: string) => {
    // The server wrote the text, so its site is the requesting one.
    const origin = new SiweMessage(message).uri;
    // The database found the text to be open, so the local clock does not matter.
    const time = new Date(expires_at - 1).toISOString();
    return isSigned(message, signature, { origin, chainId, nonce, time }, checks);
  };

  /**
   * @param host The site that the player signs in to, as in the text.
   * @param message The signed text. Without it, only the latest texts are checked with a contract wallet.
   */
  return async (
    address: string,
    host: string,
    signature: string,
    message?: string,
  ): Promise<string | undefined> => {
    const all = await nonces.open(address, host);
    const open = message === undefined ? all : all.filter((text) => text.message === message);
    const isOwn = ({ message }: OpenNonce) =>
      signerOf(message, signature) === address.toLowerCase();
    // The signature itself shows the signer at no cost. Only contracts need a call to the node.
    const signed = open.find(isOwn);
    const candidates = signed
      ? [signed]
      : (await hasCode(address))
        ? open.slice(0, MOST_CHECKED)
        : [];
    for (const text of candidates) {
      if (!(await isOf(text, signature))) continue;
      return (await nonces.use(text.nonce)) ? tokens.issue(address) : undefined;
    }
    return undefined;
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe';
import { verifyMessage } from 'ethers';
import { isOfNewAccount, newAccountIn } from '../../chain/new-account';
import { isSigned } from '../../chain/verify-signature';
import { invalid } from '../../game/api-error';
import type { Nonces, OpenNonce } from './nonces';
import type { Tokens } from './tokens';

/** Each check costs a call to the node. */
const MOST_CHECKED = 3;

const UNKNOWN_FACTORY =
  'This account does not exist yet, and this site does not know the factory that would make it. Please make the first transaction with your wallet, then sign in.';

interface Options {
  readonly nonces: Nonces;
  readonly tokens: Tokens;
  readonly chainId: number;
  readonly checks: SiweConfig;
  /** Whether the address has a contract. Only that contract can check its signatures. */
  readonly hasCode: (address: string) => Promise<boolean>;
  /** The key of Quick play that the account of a passkey has allowed, in lower case; undefined without one. */
  readonly allowedKey: (address: string) => Promise<string | undefined>;
}

function signerOf(message: string, signature: string): string | undefined {
  try {
    return verifyMessage(message, signature).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Exchanges the signature of an open message for a token; undefined if it matches no open message of the address. */
export function createSignIn({ nonces, tokens, chainId, checks, hasCode, allowedKey }: Options) {
  const isOf = ({ message, nonce, expires_at }: OpenNonce, signature: string) => {
    // The server wrote the message, so the URI in it is the requesting site.
    const origin = new SiweMessage(message).uri;
    // By the database's clock the message is still valid, so the local clock must not decide.
    const time = new Date(expires_at - 1).toISOString();
    return isSigned(message, signature, { origin, chainId, nonce, time }, checks);
  };

  /**
   * @param host The site that the player signs in to, as in the message.
   * @param message The signed message. Without it, only the latest messages are checked with a contract wallet.
   */
  return async (
    address: string,
    host: string,
    signature: string,
    message?: string,
  ): Promise<string | undefined> => {
    const isNew = isOfNewAccount(signature);
    if (isNew && newAccountIn(signature) === undefined) throw invalid(UNKNOWN_FACTORY);
    const all = await nonces.open(address, host);
    const open = message === undefined ? all : all.filter((text) => text.message === message);
    const isOwn = ({ message }: OpenNonce) =>
      signerOf(message, signature) === address.toLowerCase();
    const use = async ({ nonce }: OpenNonce) =>
      (await nonces.use(nonce)) ? tokens.issue(address) : undefined;
    // Recovering the signer from the signature costs nothing. Only contract wallets need a call to the node.
    const signed = open.find(isOwn);
    const candidates = signed
      ? [signed]
      : isNew || (await hasCode(address))
        ? open.slice(0, MOST_CHECKED)
        : [];
    for (const text of candidates) {
      if (await isOf(text, signature)) return use(text);
    }
    // A passkey asks for each signature. The key that it has allowed signs in by itself, with one prompt less.
    const [latest] = candidates;
    if (latest === undefined || latest === signed || isNew) return undefined;
    const by = signerOf(latest.message, signature);
    return by !== undefined && by === (await allowedKey(address)) ? use(latest) : undefined;
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

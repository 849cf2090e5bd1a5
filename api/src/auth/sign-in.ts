import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe';
import type { Nonces } from './nonces';
import type { Tokens } from './tokens';
import { isSigned } from './verify-signature';

interface Options {
  readonly nonces: Nonces;
  readonly tokens: Tokens;
  readonly chainId: number;
  readonly checks: SiweConfig;
}

/** Exchanges a signature of one of the address's open texts for a token; undefined where it is none, or was used. */
export const createSignIn =
  ({ nonces, tokens, chainId, checks }: Options) =>
  async (address: string, signature: string): Promise<string | undefined> => {
    for (const { nonce, message } of await nonces.open(address)) {
      // The text is ours: the site in it is the one that asked for it.
      const origin = new SiweMessage(message).uri;
      if (!(await isSigned(message, signature, { origin, chainId, nonce }, checks))) continue;
      return (await nonces.use(nonce)) ? tokens.issue(address) : undefined;
    }
    return undefined;
  };

export type SignIn = ReturnType<typeof createSignIn>;

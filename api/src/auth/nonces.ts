import { getAddress } from 'ethers';
import { generateNonce, SiweMessage } from '@signinwithethereum/siwe';
import type { Db } from '../database/database';

const lifetimeMs = 5 * 60_000;
/** One is given out again rather than more than this many for one address. */
const mostOpen = 10;

interface Options {
  readonly db: Db;
  /** The sites that can be signed in to, the main one first. */
  readonly origins: readonly [string, ...string[]];
  readonly chainId: number;
}

export interface OpenNonce {
  readonly nonce: string;
  readonly message: string;
}

/** The texts that players sign in with: each good once, for one address, for five minutes. */
export const createNonces = ({ db, origins, chainId }: Options) => {
  const originOf = (host: string) =>
    origins.find((origin) => new URL(origin).host === host) ?? origins[0];

  const open = (address: string): Promise<OpenNonce[]> =>
    db
      .selectFrom('nonces')
      .select(['nonce', 'message'])
      .where('address', '=', address.toLowerCase())
      .where('used_at', 'is', null)
      .where('expires_at', '>', Date.now())
      .orderBy('expires_at', 'desc')
      .limit(mostOpen)
      .execute();

  const write = (address: string, origin: string, nonce: string, expiresAt: number) =>
    new SiweMessage({
      domain: new URL(origin).host,
      address: getAddress(address.toLowerCase()),
      statement: 'Sign in to UpDown. This costs nothing and moves nothing.',
      uri: origin,
      version: '1',
      chainId,
      nonce,
      issuedAt: new Date().toISOString(),
      expirationTime: new Date(expiresAt).toISOString(),
    }).prepareMessage();

  return {
    open,

    /** @param host The site that asks; the main one stands in for a name that is none of ours. */
    issue: async (address: string, host: string): Promise<string> => {
      const [latest, ...others] = await open(address);
      if (latest !== undefined && others.length + 1 >= mostOpen) return latest.message;
      await db
        .deleteFrom('nonces')
        .where('expires_at', '<', Date.now() - lifetimeMs)
        .execute();
      const nonce = generateNonce();
      const expires_at = Date.now() + lifetimeMs;
      const message = write(address, originOf(host), nonce, expires_at);
      await db
        .insertInto('nonces')
        .values({ nonce, address: address.toLowerCase(), message, expires_at, used_at: null })
        .execute();
      return message;
    },

    /** Uses the nonce up; false if it was already, or is too old: of many at once exactly one gets true. */
    use: async (nonce: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('nonces')
        .set({ used_at: Date.now() })
        .where('nonce', '=', nonce)
        .where('used_at', 'is', null)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};

export type Nonces = ReturnType<typeof createNonces>;

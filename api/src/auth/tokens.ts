import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from '../database/database';

const algorithm = 'HS256';
const audience = 'updown-api';
const lifetimeSeconds = 12 * 3600;

export interface Session {
  /** In small letters. */
  readonly address: string;
  readonly tokenId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

interface Options {
  readonly db: Db;
  readonly secret: string;
  readonly issuer: string;
}

/** Who signed in: tokens are signed by us alone, with one algorithm, and good until they expire or are revoked. */
export const createTokens = ({ db, secret, issuer }: Options) => {
  const key = new TextEncoder().encode(secret);

  const read = async (token: string): Promise<Session | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['sub', 'jti', 'exp', 'iat'],
      });
      const { sub = '', jti = '', exp = 0 } = payload;
      return { address: sub, tokenId: jti, expiresAt: exp };
    } catch {
      return undefined;
    }
  };

  return {
    issue: (address: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(address.toLowerCase())
        .setJti(randomUUID())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(key),

    verify: async (token: string): Promise<Session | undefined> => {
      const session = await read(token);
      if (session === undefined) return undefined;
      const revoked = await db
        .selectFrom('revoked_tokens')
        .select('id')
        .where('id', '=', session.tokenId)
        .executeTakeFirst();
      return revoked === undefined ? session : undefined;
    },

    revoke: async ({ tokenId, expiresAt }: Session): Promise<void> => {
      const now = Math.floor(Date.now() / 1000);
      await db.deleteFrom('revoked_tokens').where('expires_at', '<', now).execute();
      await db
        .insertInto('revoked_tokens')
        .values({ id: tokenId, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;

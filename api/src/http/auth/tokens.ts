import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Revocations } from './revocations';

const ALGORITHM = 'HS256';
const AUDIENCE = 'updown-api';
const LIFETIME_SECONDS = 12 * 3600;

export interface Session {
  /** In lower case. */
  readonly address: string;
  readonly tokenId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

interface Options {
  readonly revocations: Pick<Revocations, 'has' | 'add'>;
  readonly secret: string;
  readonly issuer: string;
  /** Only tokens with this generation are valid. */
  readonly generation: string;
}

/**
 * Issues and checks session tokens, which only this API signs, with a fixed algorithm, and which are valid until they
 * expire or are revoked.
 */
export function createTokens({ revocations, secret, issuer, generation }: Options) {
  const key = new TextEncoder().encode(secret);

  const read = async (token: string): Promise<Session | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'jti', 'exp', 'iat'],
      });
      if (payload.generation !== generation) return undefined;
      const { sub = '', jti = '', exp = 0 } = payload;
      return { address: sub, tokenId: jti, expiresAt: exp };
    } catch {
      return undefined;
    }
  };

  return {
    issue: (address: string): Promise<string> =>
      new SignJWT({ generation })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(address.toLowerCase())
        .setJti(randomUUID())
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
        .sign(key),

    verify: async (token: string): Promise<Session | undefined> => {
      const session = await read(token);
      return session === undefined || revocations.has(session.tokenId) ? undefined : session;
    },

    revoke: ({ tokenId, expiresAt }: Session): Promise<void> => revocations.add(tokenId, expiresAt),
  };
}

export type Tokens = ReturnType<typeof createTokens>;

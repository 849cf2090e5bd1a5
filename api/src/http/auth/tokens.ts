import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../infra/database/database';
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
  readonly revocations: Revocations;
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
      return session === undefined || (await revocations.has(session.tokenId))
        ? undefined
        : session;
    },

    revoke: ({ tokenId, expiresAt }: Session): Promise<void> => revocations.add(tokenId, expiresAt),
  };
}

export type Tokens = ReturnType<typeof createTokens>;

/** Reads the secret from the file. The first start creates the file atomically, readable only by its owner. */
export function loadOrCreateSecret(path: string): string {
  const own = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(path, 'utf8');
}

/**
 * Reads the current token generation from the database. Starts a new generation if there is none, as after a restore.
 */
export async function tokenGeneration(db: Db): Promise<string> {
  await db
    .insertInto('token_generation')
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom('token_generation').select('id').executeTakeFirstOrThrow();
  return id;
}

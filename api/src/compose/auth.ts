import { createHmac } from 'node:crypto';
import { createAccountLookup, createCodeLookup } from '../chain/code';
import { signatureChecks } from '../chain/verify-signature';
import { createNonces } from '../http/auth/nonces';
import { createRevocations } from '../http/auth/revocations';
import { createSignIn } from '../http/auth/sign-in';
import { createTokens, loadOrCreateSecret, tokenGeneration } from '../http/auth/tokens';
import type { Db } from '../infra/database/database';
import type { Settings } from '../infra/settings/settings';
import type { Chain } from './chain';

/** Signs players in with their wallets, and checks their tokens. */
export async function openAuth(
  settings: Settings,
  { chainId, provider, contracts, clock }: Chain,
  db: Db,
) {
  const issuer = settings.SITE_ORIGIN;
  const secret = settings.AUTH_SECRET ?? loadOrCreateSecret(`${settings.DATABASE_DIR}.secret`);
  const generation = await tokenGeneration(db);
  const revocations = createRevocations(db);
  const nonces = createNonces({ db, origins: [issuer, ...settings.OTHER_SITE_ORIGINS], chainId });
  const tokens = createTokens({ revocations, secret, issuer, generation });
  const isAccount = createAccountLookup(provider);
  const allowedKey = async (address: string) => {
    if (!(await isAccount(address))) return undefined;
    const { key, end } = await contracts.session(address);
    return Number(end) * 1000 > clock.now() ? key.toLowerCase() : undefined;
  };
  const signIn = createSignIn({
    nonces,
    tokens,
    chainId,
    checks: signatureChecks(provider),
    hasCode: createCodeLookup(provider),
    allowedKey,
  });
  /** A keyed hash: every process computes the same one, and without the secret nobody can recover the text. */
  const pseudonym = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return { nonces, tokens, signIn, pseudonym };
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

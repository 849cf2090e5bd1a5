import type { PublicKeys } from '@updown/protocol/site/site-signature';
import { Problem } from '../../../../tools/problem';

/** The key that signs the site's descriptor. */
export interface SiteKey {
  readonly name: string;
  /** Base64 of PKCS #8. */
  readonly privateKey: string;
  /** Base64 of SPKI. */
  readonly publicKey: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

async function publicKeyOf(privateKey: string): Promise<string> {
  const bytes = Buffer.from(privateKey, 'base64');
  const key = await crypto.subtle.importKey('pkcs8', bytes, ALGORITHM, true, ['sign']);
  const { d: _, key_ops: _operations, ...rest } = await crypto.subtle.exportKey('jwk', key);
  const open = await crypto.subtle.importKey('jwk', rest, ALGORITHM, true, ['verify']);
  return Buffer.from(await crypto.subtle.exportKey('spki', open)).toString('base64');
}

/** The key in UPDOWN_SITE_KEY, as `npm run site-key` prints it; undefined if the variable is not set. */
export async function siteKey(env: NodeJS.ProcessEnv = process.env): Promise<SiteKey | undefined> {
  const text = env['UPDOWN_SITE_KEY'];
  if (!text) return undefined;
  const [, name = '', privateKey = ''] = /^([\w-]+):([0-9A-Za-z+/=]+)$/.exec(text) ?? [];
  try {
    return { name, privateKey, publicKey: await publicKeyOf(privateKey) };
  } catch {
    throw new Problem(
      'UPDOWN_SITE_KEY is no key. It is <name>:<key>, as npm run site-key prints it.',
    );
  }
}

/** The public keys in UPDOWN_SITE_KEYS, which the build of the host takes over: 'a:MFkw…,b:MFkw…'. */
export function trustedKeys(env: NodeJS.ProcessEnv = process.env): PublicKeys {
  const pairs = (env['UPDOWN_SITE_KEYS'] ?? '').split(',').map((pair) => pair.trim());
  const keys = pairs.filter(Boolean).map((pair) => {
    const [, name = '', key = ''] = /^([\w-]+):([0-9A-Za-z+/=]+)$/.exec(pair) ?? [];
    if (key === '') {
      throw new Problem('UPDOWN_SITE_KEYS is <name>:<key>, once or twice with a comma between.');
    }
    return [name, key] as const;
  });
  return Object.fromEntries(keys);
}

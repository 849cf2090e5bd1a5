import type { SiteDescriptor } from './site-descriptor';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** The public keys that a host trusts, by name: base64 of SPKI. Several keys allow key rotation. */
export type PublicKeys = Readonly<Record<string, string>>;

/**
 * The signed content includes the site and the expiry, so that a descriptor of another site, or an expired one, is refused.
 */
type Unsigned = Omit<SiteDescriptor, 'signature'> &
  Required<Pick<SiteDescriptor, 'origin' | 'expires'>>;

/** The signed text. JSON keeps the order of keys, so reading and writing a descriptor does not change it. */
function signedBytes(site: object): Uint8Array<ArrayBuffer> {
  const unsigned = { ...site, signature: undefined };
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(unsigned)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A new key pair, as base64 of SPKI and PKCS #8. */
export async function createKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  return {
    publicKey: toBase64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    privateKey: toBase64(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

/** The descriptor with a signature by the named key. */
export async function signSite(
  site: Unsigned,
  key: { readonly name: string; readonly privateKey: string },
): Promise<SiteDescriptor> {
  const privateKey = await crypto.subtle.importKey(
    'pkcs8',
    fromBase64(key.privateKey),
    ALGORITHM,
    false,
    ['sign'],
  );
  const { schema, serial, origin, expires, overrides, flags, remotes, previews } = site;
  const signed = {
    schema,
    serial,
    origin,
    expires,
    ...(overrides && { overrides }),
    ...(flags && { flags }),
    remotes,
    ...(previews && { previews }),
  };
  const value = await crypto.subtle.sign(ALGORITHM, privateKey, signedBytes(signed));
  return { ...signed, signature: { key: key.name, value: toBase64(value) } };
}

/** Whether one of the keys signed the descriptor, which may be any JSON. Never throws. */
export async function isSigned(
  site: Pick<SiteDescriptor, 'signature'>,
  keys: PublicKeys,
): Promise<boolean> {
  const { signature } = site;
  const key = signature && keys[signature.key];
  if (!key) return false;
  try {
    const publicKey = await crypto.subtle.importKey('spki', fromBase64(key), ALGORITHM, false, [
      'verify',
    ]);
    const value = fromBase64(signature.value);
    return await crypto.subtle.verify(ALGORITHM, publicKey, value, signedBytes(site));
  } catch {
    return false;
  }
}

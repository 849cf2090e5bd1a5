import { decodeCBOR, decodePartialCBOR } from '@levischuck/tiny-cbor';

/** The coordinates of a public key on the curve P-256, in hexadecimal. */
export interface PublicKey {
  readonly qx: string;
  readonly qy: string;
}

/** An authenticator's signature, with the data of it that is signed. */
export interface Assertion {
  readonly r: bigint;
  readonly s: bigint;
  readonly authenticatorData: Uint8Array<ArrayBuffer>;
  readonly clientDataJSON: string;
}

/** What a new credential says of its key. `unknown`: nothing readable; a signature still tells it. */
export type Attested =
  | { readonly kind: 'key'; readonly key: PublicKey; readonly isVerified: boolean }
  | { readonly kind: 'other-algorithm' }
  | { readonly kind: 'unknown' };

const COORDINATE = 32;
const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** ECDSA on P-256 with SHA-256, by its COSE number. */
export const ES256 = -7;

/** Where the parts of the authenticator data stand (WebAuthn, section 6.1). */
const FLAGS = 32;
const ID_LENGTH = 53;
const USER_VERIFIED = 0x04;
/** The members of a COSE key. */
const COSE = { algorithm: 3, x: -2, y: -3 } as const;

export function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

/** Whether the authenticator has checked that it is its owner who confirms. */
export function isVerified(authenticatorData: Uint8Array): boolean {
  return ((authenticatorData[FLAGS] ?? 0) & USER_VERIFIED) !== 0;
}

/** Reads the key from the attestation, because several password managers have no `getPublicKey`. */
export function attestedKey(attestation: ArrayBuffer): Attested {
  try {
    const object = decodeCBOR(attestation) as Map<string, unknown>;
    const data = Uint8Array.from(object.get('authData') as Uint8Array);
    const view = new DataView(data.buffer);
    const start = ID_LENGTH + 2 + view.getUint16(ID_LENGTH);
    const [decoded] = decodePartialCBOR(data, start);
    const key = decoded as Map<number, unknown>;
    if (key.get(COSE.algorithm) !== ES256) return { kind: 'other-algorithm' };
    const [x, y] = [key.get(COSE.x), key.get(COSE.y)] as [Uint8Array, Uint8Array];
    if (x.length !== COORDINATE || y.length !== COORDINATE) return { kind: 'unknown' };
    return { kind: 'key', key: { qx: hexOf(x), qy: hexOf(y) }, isVerified: isVerified(data) };
  } catch {
    return { kind: 'unknown' };
  }
}

/** The two integers of a signature: DER, or 64 bytes as some password managers send them. Null if it is neither. */
export function integersIn(signature: Uint8Array): [bigint, bigint] | null {
  const der = derIntegers(signature);
  if (der !== null) return der;
  if (signature.length !== 2 * COORDINATE) return null;
  const [r, s] = [signature.slice(0, COORDINATE), signature.slice(COORDINATE)];
  return [BigInt(hexOf(r)), BigInt(hexOf(s))];
}

/** DER: a sequence of two integers, each with its length in one byte. */
function derIntegers(der: Uint8Array): [bigint, bigint] | null {
  const integerAt = (at: number) => {
    const end = at + 2 + (der[at + 1] ?? 0);
    const digits = der.slice(at + 2, end);
    return der[at] === 0x02 && digits.length > 0 ? { value: BigInt(hexOf(digits)), end } : null;
  };
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const r = integerAt(2);
  const s = r && integerAt(r.end);
  return r !== null && s?.end === der.length ? [r.value, s.value] : null;
}

/** What the authenticator's key has signed. */
export async function signedBytes({
  authenticatorData,
  clientDataJSON,
}: Pick<Assertion, 'authenticatorData' | 'clientDataJSON'>): Promise<Uint8Array<ArrayBuffer>> {
  const client = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clientDataJSON));
  return new Uint8Array([...authenticatorData, ...new Uint8Array(client)]);
}

/** Rejects if the two coordinates are no point of the curve. */
export function importPoint(coordinates: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.of(4, ...coordinates), P256, false, ['verify']);
}

/** Whether this key made the signature. Not for a point that is not on the curve. */
export async function isSignedBy({ qx, qy }: PublicKey, assertion: Assertion): Promise<boolean> {
  const integers = [assertion.r, assertion.s].map((value) => value.toString(16).padStart(64, '0'));
  try {
    const key = await importPoint(bytesOf(`${qx}${qy.slice(2)}`));
    const signature = bytesOf(`0x${integers.join('')}`);
    const by = { name: 'ECDSA', hash: 'SHA-256' };
    return await crypto.subtle.verify(by, key, signature, await signedBytes(assertion));
  } catch {
    return false;
  }
}

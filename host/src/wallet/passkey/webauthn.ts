import { t } from '../../../texts/texts';

/** A new passkey: its id in base64url, and its public key. */
export interface NewPasskey {
  readonly id: string;
  readonly qx: string;
  readonly qy: string;
}

export interface Signed {
  readonly id: string;
  readonly r: bigint;
  readonly s: bigint;
  readonly authenticatorData: Uint8Array;
  readonly clientDataJSON: string;
  /** The data that the page stored with the passkey. */
  readonly userHandle: Uint8Array;
}

const COORDINATE = 32;
/** ECDSA on P-256 with SHA-256. */
const ES256 = -7;

export function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Throws EIP-1193's code for a declined request. A browser gives no more precise reason. */
function declined(thrown: unknown): never {
  if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
  }
  if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') {
    throw new Error(t('This device already has a passkey for the account.'));
  }
  if (thrown instanceof DOMException && thrown.name === 'SecurityError') {
    throw new Error(t('Your browser does not allow passkeys at this address.'));
  }
  throw thrown;
}

function random(length: number) {
  return crypto.getRandomValues(new Uint8Array(length));
}

/**
 * Makes a passkey that the authenticator can find by itself later. The browser asks the player.
 * @param handle stored with the passkey, and returned with each of its signatures
 * @param known passkeys that an authenticator must not hold already
 */
export async function makePasskey(
  handle: Uint8Array<ArrayBuffer>,
  name: string,
  known: readonly string[] = [],
): Promise<NewPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: random(32),
    rp: { id: location.hostname, name: 'UpDown' },
    user: { id: handle, name, displayName: name },
    pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
  const made = await navigator.credentials.create({ publicKey }).catch(declined);
  const { id, response } = made as PublicKeyCredential;
  const key = (response as AuthenticatorAttestationResponse).getPublicKey();
  if (key === null) throw new Error(t('The browser did not return the public key.'));
  // The end of the key's DER form is its point, uncompressed.
  const point = new Uint8Array(key).slice(-2 * COORDINATE);
  return { id, qx: hexOf(point.slice(0, COORDINATE)), qy: hexOf(point.slice(COORDINATE)) };
}

/** Has a passkey sign a challenge of 32 bytes. Without an id, the player chooses one of the site's passkeys. */
export async function signWithPasskey(challenge: string, id?: string): Promise<Signed> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId: location.hostname,
    allowCredentials: id === undefined ? [] : [{ type: 'public-key', id: fromBase64Url(id) }],
    userVerification: 'required',
  };
  const got = (await navigator.credentials
    .get({ publicKey })
    .catch(declined)) as PublicKeyCredential;
  const response = got.response as AuthenticatorAssertionResponse;
  const [r, s] = integersIn(new Uint8Array(response.signature));
  return {
    id: got.id,
    r,
    s,
    authenticatorData: new Uint8Array(response.authenticatorData),
    clientDataJSON: new TextDecoder().decode(response.clientDataJSON),
    userHandle: new Uint8Array(response.userHandle ?? new ArrayBuffer(0)),
  };
}

/** The two integers of an ECDSA signature in DER: a sequence of two integers, each with its length in one byte. */
export function integersIn(der: Uint8Array): [bigint, bigint] {
  const integerAt = (at: number) => {
    const end = at + 2 + der[at + 1]!;
    return { value: BigInt(hexOf(der.slice(at + 2, end))), end };
  };
  const r = integerAt(2);
  return [r.value, integerAt(r.end).value];
}

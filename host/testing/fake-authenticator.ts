import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

type Algorithm = 'ES256' | 'Ed25519' | 'RS256';

export interface Habits {
  readonly algorithm?: Algorithm;
  /** The authenticator does not check its owner, as it says. */
  readonly isVerified?: boolean;
  /** What stands in place of the attestation. */
  readonly attestation?: ArrayBuffer;
  /** 64 bytes in place of DER. */
  readonly rawSignature?: boolean;
  /** Signs with a key that it has not named. */
  readonly otherKey?: boolean;
}

const COSE_NUMBERS: Record<Algorithm, number> = { ES256: -7, Ed25519: -8, RS256: -257 };

function coseKey(algorithm: Algorithm, publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = '', y = '', n = '' } = publicKey.export({ format: 'jwk' }) as Record<string, string>;
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const common: [number, number | Uint8Array][] = [[3, COSE_NUMBERS[algorithm]]];
  if (algorithm === 'RS256') return new Map([[1, 3], ...common, [-1, bytes(n)]]);
  if (algorithm === 'Ed25519') return new Map([[1, 1], ...common, [-1, 6], [-2, bytes(x)]]);
  return new Map([[1, 2], ...common, [-1, 1], [-2, bytes(x)], [-3, bytes(y)]]);
}

function newKeys(algorithm: Algorithm) {
  if (algorithm === 'Ed25519') return generateKeyPairSync('ed25519');
  if (algorithm === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

/** A password manager's passkeys, with its habits: real keys, and the answers of WebAuthn. */
export function fakeAuthenticator(habits: Habits = {}) {
  const { algorithm = 'ES256', isVerified = true, otherKey = false } = habits;
  const made: { id: string; handle: ArrayBuffer; privateKey: KeyObject }[] = [];
  const prompts = { create: 0, get: 0 };
  const flags = (more = 0) => (isVerified ? 0x05 : 0x01) | more;
  const start = createHash('sha256').update('localhost').digest();

  function create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
    prompts.create += 1;
    const rawId = Buffer.from(`passkey ${made.length}`);
    const id = rawId.toString('base64url');
    const keys = newKeys(algorithm);
    const privateKey = otherKey ? newKeys(algorithm).privateKey : keys.privateKey;
    made.push({ id, handle: publicKey.user.id as ArrayBuffer, privateKey });
    const authData = Buffer.concat([
      start,
      Buffer.from([flags(0x40), 0, 0, 0, 0]),
      Buffer.alloc(16),
      Buffer.from([0, rawId.length]),
      rawId,
      encodeCBOR(coseKey(algorithm, keys.publicKey)),
    ]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject =
      'attestation' in habits
        ? habits.attestation
        : new Uint8Array(encodeCBOR(object as never)).buffer;
    return Promise.resolve({ id, response: { attestationObject } });
  }

  function get({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) {
    prompts.get += 1;
    const { id, handle, privateKey } = made.at(-1)!;
    const challenge = Buffer.from(publicKey.challenge as ArrayBuffer).toString('base64url');
    const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge }));
    const authenticatorData = Buffer.concat([start, Buffer.from([flags(), 0, 0, 0, 0])]);
    const client = createHash('sha256').update(clientDataJSON).digest();
    const dsaEncoding = habits.rawSignature === true ? 'ieee-p1363' : 'der';
    const signature = sign('sha256', Buffer.concat([authenticatorData, client]), {
      key: privateKey,
      dsaEncoding,
    });
    const response = { authenticatorData, clientDataJSON, signature, userHandle: handle };
    return Promise.resolve({ id, response });
  }

  return { made, prompts, create, get };
}

import { t } from '../../../texts/texts';
import {
  attestedKey,
  bytesOf,
  ES256,
  hexOf,
  integersIn,
  isVerified,
  type Assertion,
  type PublicKey,
} from './credential';
import { openPrompt } from './prompt';

/** A credential that was made. `key` is null if the authenticator does not name its public key. */
export interface Made {
  /** In base64url. */
  readonly id: string;
  readonly key: PublicKey | null;
}

export interface Signed extends Assertion {
  readonly id: string;
  /** The data that the page stored with the passkey. */
  readonly userHandle: Uint8Array;
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/** Throws EIP-1193's code for a declined request. A browser gives no more precise reason. */
function declined(thrown: unknown): never {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
  }
  if (name === 'InvalidStateError') {
    throw new Error(t('This device already has a passkey for the account.'));
  }
  if (name === 'SecurityError') {
    throw new Error(t('Your browser does not allow passkeys at this address.'));
  }
  throw thrown;
}

async function ask(
  open: (signal: AbortSignal) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  const credential = await openPrompt(open).catch(declined);
  if (credential === null) throw new Error(t('The passkey could not be read. Please try again.'));
  return credential as PublicKeyCredential;
}

/** The passkey can never sign for an account, or no longer does. */
export class UnusablePasskey extends Error {}

function unverified(): UnusablePasskey {
  return new UnusablePasskey(
    t(
      'This passkey does not check that it is you. Turn on the fingerprint, face or PIN check of your password manager, or use another passkey.',
    ),
  );
}

function random(length: number) {
  return crypto.getRandomValues(new Uint8Array(length));
}

function descriptors(ids: readonly string[]): PublicKeyCredentialDescriptor[] {
  return ids.map((id) => ({ type: 'public-key', id: fromBase64Url(id) }));
}

/**
 * Makes a passkey that the authenticator can find by itself later. The browser asks the player. Rejects if the passkey can
 * never sign for an account.
 * @param handle stored with the passkey, and returned with each of its signatures. An authenticator replaces a passkey with the
 * same handle.
 * @param known passkeys that an authenticator must not hold already
 */
export async function createCredential(
  handle: Uint8Array<ArrayBuffer>,
  name: string,
  known: readonly string[],
): Promise<Made> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: random(32),
    rp: { id: location.hostname, name: 'UpDown' },
    user: { id: handle, name, displayName: name },
    pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
    excludeCredentials: descriptors(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
  const { id, response } = await ask((signal) =>
    navigator.credentials.create({ publicKey, signal }),
  );
  const attested = attestedKey((response as AuthenticatorAttestationResponse).attestationObject);
  if (attested.kind === 'other-algorithm') {
    throw new UnusablePasskey(
      t(
        'This passkey has a kind of key that an account cannot check. Use another password manager, or the passkeys of your device.',
      ),
    );
  }
  if (attested.kind === 'unknown') return { id, key: null };
  if (!attested.isVerified) throw unverified();
  return { id, key: attested.key };
}

/** Has a passkey sign a challenge of 32 bytes. Without an id, the player chooses one of the site's passkeys. */
export async function signWithPasskey(challenge: string, id?: string): Promise<Signed> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId: location.hostname,
    allowCredentials: id === undefined ? [] : descriptors([id]),
    userVerification: 'required',
  };
  const got = await ask((signal) => navigator.credentials.get({ publicKey, signal }));
  const response = got.response as AuthenticatorAssertionResponse;
  const authenticatorData = new Uint8Array(response.authenticatorData);
  if (!isVerified(authenticatorData)) throw unverified();
  const integers = integersIn(new Uint8Array(response.signature));
  if (integers === null) throw new Error(t('The passkey could not be read. Please try again.'));
  const [r, s] = integers;
  return {
    id: got.id,
    r,
    s,
    authenticatorData,
    clientDataJSON: new TextDecoder().decode(response.clientDataJSON),
    userHandle: new Uint8Array(response.userHandle ?? new ArrayBuffer(0)),
  };
}

/** Has a passkey sign 32 random bytes: this proves that the passkey works, and tells its key. */
export function signRandom(id?: string): Promise<Signed> {
  return signWithPasskey(hexOf(random(32)), id);
}

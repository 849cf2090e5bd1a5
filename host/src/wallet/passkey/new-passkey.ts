import { importWithTimeout } from '@updown/shared';
import { t } from '../../../texts/texts';
import { isSignedBy, type PublicKey } from './credential';
import { createCredential, signRandom, UnusablePasskey, type Made } from './webauthn';

/** A passkey's id in base64url, and its public key. */
export interface NewPasskey extends PublicKey {
  readonly id: string;
}

export const loadKnown = importWithTimeout(
  () => import(/* webpackChunkName: "known-passkey" */ './known-passkey'),
);

export function doesNotSign(): UnusablePasskey {
  return new UnusablePasskey(
    t(
      'The passkey did not sign with its own key. Use another password manager, or the passkeys of your device.',
    ),
  );
}

async function keyOf({ id, key }: Made): Promise<PublicKey> {
  return key ?? (await loadKnown()).keyFromSignatures(id);
}

/** Makes a passkey, and reads its key from the authenticator's answer, or else from signatures. */
export async function makePasskey(
  handle: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<NewPasskey> {
  const made = await createCredential(handle, name, []);
  return { id: made.id, ...(await keyOf(made)) };
}

/** Makes a further passkey, which has to sign before anybody trusts it. */
export async function makeProvenPasskey(
  handle: Uint8Array<ArrayBuffer>,
  name: string,
  known: readonly string[],
): Promise<NewPasskey> {
  const made = await createCredential(handle, name, known);
  const key = await keyOf(made);
  if (made.key !== null && !(await isSignedBy(key, await signRandom(made.id)))) throw doesNotSign();
  return { id: made.id, ...key };
}

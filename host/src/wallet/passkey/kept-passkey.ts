import { array, object, optional, parse, string, type InferOutput } from 'valibot';
import { siteStorage } from '../../browser-storage';

const KEPT = 'updown.passkey';

const KeptPasskey = object({
  /** The credential's id, in base64url. */
  id: string(),
  qx: string(),
  qy: string(),
  /** The address of the account that the passkey holds. */
  account: string(),
  /** The passkey as the account lists it, if the passkey was added to the account. */
  signer: optional(string()),
  /** The ids of the account's other passkeys, as far as this browser made them. */
  others: optional(array(string())),
});

/** The browser's record of the player's passkey. It contains no secret: the authenticator keeps the key. */
export type KeptPasskey = InferOutput<typeof KeptPasskey>;

export function parsePasskey(text: string | null): KeptPasskey | null {
  try {
    return parse(KeptPasskey, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

export function keptPasskey(): KeptPasskey | null {
  return parsePasskey(siteStorage.getItem(KEPT));
}

/** The authenticator still has the passkey, so that the browser can find it again. */
export function forgetPasskey(): void {
  siteStorage.removeItem(KEPT);
}

export function keepPasskey(passkey: KeptPasskey): void {
  siteStorage.setItem(KEPT, JSON.stringify(passkey));
}

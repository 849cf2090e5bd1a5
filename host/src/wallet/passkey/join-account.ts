import { toAddress } from '@updown/shared';
import type { KeptPasskey } from './kept-passkey';
import { loadAccounts } from './passkey-account';
import { bytesOf, hexOf, makePasskey } from './webauthn';

/** The parameter of the link that adds a device to an account. */
const PARAMETER = 'passkey-account';
const KEY_BYTES = 64;

/** The link that another device opens to make a passkey for the account. */
export function joinLink(account: string): string {
  return `${location.origin}${location.pathname}?${PARAMETER}=${account}`;
}

/** The account in the page's URL, if such a link opened the page. */
export function accountToJoin(): string | null {
  return toAddress(new URLSearchParams(location.search).get(PARAMETER) ?? '');
}

/** Removes the account from the page's URL. */
export function forgetAccountToJoin(): void {
  history.replaceState(history.state, '', location.pathname);
}

/**
 * Makes a passkey for an account that exists, which has to add it. The authenticator stores the account's address with it, so
 * that any browser finds the account later.
 */
export async function passkeyFor(
  account: string,
  name: string,
  known: readonly string[] = [],
): Promise<KeptPasskey & { signer: string }> {
  const [{ passkeyVerifier }, made] = await Promise.all([
    loadAccounts(),
    makePasskey(bytesOf(account), name, known),
  ]);
  return { ...made, account, signer: signerOf(passkeyVerifier, made) };
}

/** A passkey as an account lists it. */
export function signerOf(verifier: string, { qx, qy }: { qx: string; qy: string }): string {
  return `${verifier}${qx.slice(2)}${qy.slice(2)}`.toLowerCase();
}

/** A new passkey's public key as a text to copy: 86 characters. */
export function codeOf({ qx, qy }: { qx: string; qy: string }): string {
  const bytes = bytesOf(`${qx}${qy.slice(2)}`);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The signer that a player types: another device's code, or an owner's address. Null if the text is neither. */
export function signerIn(text: string, verifier: string): string | null {
  const typed = text.trim();
  if (/^0x[0-9a-f]{40}$/i.test(typed)) return typed.toLowerCase();
  try {
    const plain = atob(typed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
    return bytes.length === KEY_BYTES ? `${verifier}${hexOf(bytes).slice(2)}`.toLowerCase() : null;
  } catch {
    return null;
  }
}

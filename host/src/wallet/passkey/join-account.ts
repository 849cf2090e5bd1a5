import { toAddress } from '@updown/shared';
import { siteStorage } from '../../browser-storage';
import { bytesOf, hexOf } from './credential';
import { parsePasskey, type KeptPasskey } from './kept-passkey';
import { makeProvenPasskey } from './new-passkey';
import { loadAccounts } from './passkey-account';

/** The parameters of the link that adds a device to an account: the account, and the ids of its passkeys. */
const ACCOUNT = 'passkey-account';
const KNOWN = 'passkeys';
/** Holds the passkey that waits until the account has added it: a reload must not make another one. */
const JOINING = 'updown.passkey.joining';
const KEY_BYTES = 64;
const ADDRESS_BYTES = 20;
/** Makes the handle of each passkey its own. */
const MARK_BYTES = 8;

/** A passkey of this device that an account has added, or has to add. */
export type Joining = KeptPasskey & { signer: string };

/** The link that another device opens to make a passkey for the account. */
export function joinLink({ account, id, others = [] }: KeptPasskey): string {
  const known = [id, ...others].join('.');
  return `${location.origin}${location.pathname}?${ACCOUNT}=${account}&${KNOWN}=${known}`;
}

/** The account in the page's URL, if such a link opened the page. */
export function accountToJoin(): string | null {
  return toAddress(new URLSearchParams(location.search).get(ACCOUNT) ?? '');
}

function knownInLink(): string[] {
  const text = new URLSearchParams(location.search).get(KNOWN) ?? '';
  return text.split('.').filter((id) => /^[\w-]+$/.test(id));
}

/** Removes the account from the page's URL, and the passkey that waits. */
export function forgetAccountToJoin(): void {
  siteStorage.removeItem(JOINING);
  history.replaceState(history.state, '', location.pathname);
}

/** The passkey of this device that waits for the account. */
export function joiningPasskey(account: string): Joining | null {
  const kept = parsePasskey(siteStorage.getItem(JOINING));
  return kept?.account === account && kept.signer !== undefined ? (kept as Joining) : null;
}

/** Makes a passkey for the account of the link, and remembers it. Rejects if this device has one already. */
export async function makeJoiningPasskey(account: string, name: string): Promise<Joining> {
  const made = await passkeyFor(account, name, knownInLink());
  siteStorage.setItem(JOINING, JSON.stringify(made));
  return made;
}

/**
 * Makes a passkey for an account that exists, which has to add it. The authenticator stores the account's address with it, so
 * that any browser finds the account later.
 */
export async function passkeyFor(
  account: string,
  name: string,
  known: readonly string[],
): Promise<Joining> {
  const mark = crypto.getRandomValues(new Uint8Array(MARK_BYTES));
  const handle = new Uint8Array([...bytesOf(account), ...mark]);
  const [{ passkeyVerifier }, made] = await Promise.all([
    loadAccounts(),
    makeProvenPasskey(handle, name, known),
  ]);
  return { ...made, account, signer: signerOf(passkeyVerifier, made) };
}

/** The account in the handle of a passkey that was made for an account; null for an account's first passkey. */
export function accountIn(handle: Uint8Array): string | null {
  if (handle.length !== ADDRESS_BYTES + MARK_BYTES) return null;
  return hexOf(handle.slice(0, ADDRESS_BYTES));
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

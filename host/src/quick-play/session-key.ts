import { loadEvm, WalletError, type TypedData } from '@updown/shared';
import { del, get, set } from 'idb-keyval';
import { t } from '../../texts/texts';
import { siteStorage } from '../browser-storage';

/** Where the browser keeps the key. In the site's storage, the same name holds the key's address, for the other tabs. */
const NAME = 'updown.quickPlay';

/** A key that may predict for a player. Its secret is sealed by a Web Crypto key that no script can read out. */
interface KeptKey {
  readonly player: string;
  /** The address of the key. */
  readonly key: string;
  /** Unix seconds. */
  readonly end: number;
  readonly seal: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

function read(): Promise<KeptKey | undefined> {
  return get<KeptKey>(NAME).catch(() => undefined);
}

/** Makes a key for the player and keeps it until `end`; resolves with its address. */
export async function makeKey(player: string, end: number): Promise<string> {
  const { newSessionKey } = await loadEvm();
  const { secret, address } = newSessionKey();
  try {
    const algorithm = { name: 'AES-GCM', length: 256 };
    const seal = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(secret);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, seal, text);
    await set(NAME, { player, key: address, end, seal, iv, sealed } satisfies KeptKey);
  } catch {
    const message = t('Your browser cannot keep a key for this site, which Quick play needs.');
    throw new WalletError(message, false);
  }
  siteStorage.setItem(NAME, address);
  return address;
}

/** The player's key. Deletes a key that has ended, or is another player's. `now` in Unix milliseconds. */
export async function keyOf(
  player: string,
  now: number,
): Promise<{ key: string; end: number } | null> {
  const kept = await read();
  if (kept === undefined) return null;
  if (kept.player !== player || kept.end * 1000 <= now) {
    await forgetKey();
    return null;
  }
  return { key: kept.key, end: kept.end };
}

async function secretOf(player: string | null): Promise<string> {
  const kept = await read();
  if (kept === undefined || kept.player !== player) {
    throw new WalletError(t('Quick play has ended. Nothing was placed.'), false);
  }
  const { seal, iv, sealed } = kept;
  const secret = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, seal, sealed);
  return new TextDecoder().decode(secret);
}

export async function signWithSessionKey(player: string | null, data: TypedData): Promise<string> {
  const [secret, { signWithKey }] = await Promise.all([secretOf(player), loadEvm()]);
  return signWithKey(secret, data);
}

export async function signTextWithSessionKey(player: string, text: string): Promise<string> {
  const [secret, { signTextWithKey }] = await Promise.all([secretOf(player), loadEvm()]);
  return signTextWithKey(secret, text);
}

/** Deletes the key, in every tab. */
export async function forgetKey(): Promise<void> {
  // First, because the other tabs read the key again once the name is gone.
  await del(NAME).catch(() => undefined);
  siteStorage.removeItem(NAME);
}

/** Calls back when another tab has made or deleted a key. */
export function onKeyChangedElsewhere(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === NAME) callback();
  });
}

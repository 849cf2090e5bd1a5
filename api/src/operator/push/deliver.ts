import webPush from 'web-push';
import type { DueMessage } from './outbox';

const TIMEOUT_MS = 10_000;
const LONGEST_DELAY_MS = 300_000;

export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** How a push service answered. */
export type Delivery =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'busy'; readonly delayMs: number };

/** A message for a push service: an encrypted text, and how long and under which name the service keeps it. */
export interface Parcel {
  readonly text: string;
  readonly ttlSeconds: number;
  /** A later message with the same topic replaces one that waits for its browser. */
  readonly topic: string;
}

function delayOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), LONGEST_DELAY_MS) : 0;
}

/**
 * Sends a message by RFC 8030, encrypted for the browser (RFC 8291) and signed by the operator (VAPID, RFC 8292). By
 * `fetch` instead of the library's own request, because that has no deadline for a slow answer. Redirects are not
 * followed: they could lead to any host.
 */
export async function deliver(
  { endpoint, p256dh, auth }: Pick<DueMessage, 'endpoint' | 'p256dh' | 'auth'>,
  { text, ttlSeconds, topic }: Parcel,
  { publicKey, privateKey, subject }: Vapid,
): Promise<Delivery> {
  const encoding = 'aes128gcm';
  const { cipherText } = webPush.encrypt(p256dh, auth, text, encoding);
  const { origin } = new URL(endpoint);
  const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, encoding);
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: signed.Authorization,
        'content-encoding': encoding,
        'content-type': 'application/octet-stream',
        ttl: `${ttlSeconds}`,
        topic,
        urgency: 'normal',
      },
      body: new Uint8Array(cipherText),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return { kind: 'busy', delayMs: 0 };
  }
  // The body is not needed, and an unread body keeps its connection open.
  await response.body?.cancel().catch(() => undefined);
  const { status, ok } = response;
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'busy', delayMs: delayOf(response) };
  return { kind: 'refused' };
}

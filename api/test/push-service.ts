import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { PushMessage } from '../src/game/present/push-message';

/** A new pair of keys, as `npx web-push generate-vapid-keys` makes them, for the API's settings. */
export function pushSettings(serviceUrl: string) {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return {
    PUSH_PUBLIC_KEY: publicKey,
    // Without leading zeros, a short key would be invalid.
    PUSH_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    PUSH_SUBJECT: 'mailto:operator@updown.example',
    PUSH_SERVICES: serviceUrl,
  };
}

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
  /** The status that the service answered. */
  readonly status: number;
}

/** A browser as its push service knows it, with the messages that it gets, decrypted with its own key. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: Received[];
  /** The statuses of the next answers; then 201. `null` answers nothing. */
  readonly answers: (number | null)[];
}

interface Keys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

function derive(key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}

/** Decrypts a message of one record by RFC 8291 and RFC 8188, apart from the library that encrypts it. */
function decrypt(body: Buffer, { pair, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and any number of zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The record has no end.');
  return padded.subarray(0, end).toString();
}

/** Checks the operator's signature by RFC 8292. Resolves to the operator's public key. */
async function operatorOf(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: x.toString('base64url'),
    y: y.toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
    audience,
    algorithms: ['ES256'],
    subject: 'mailto:operator@updown.example',
    requiredClaims: ['exp'],
  });
  const hours = ((payload.exp ?? 0) - Date.now() / 1000) / 3600;
  if (hours > 24) throw new Error('A signature is valid for a day at most.');
  return key;
}

/**
 * A push service on this machine (RFC 8030). It refuses what a real one refuses (401 without the operator's signature),
 * and hands each message to its browser, which decrypts it.
 */
export async function startPushService() {
  const browsers = new Map<string, PushBrowser & Keys>();
  let operator: string | undefined;

  const answerTo = async (path: string, headers: IncomingHttpHeaders, body: Buffer) => {
    const browser = browsers.get(path);
    if (browser === undefined) return 404;
    const key = await operatorOf(headers.authorization ?? '', url).catch(() => undefined);
    if (key === undefined || key !== operator) return 401;
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) {
      return 400;
    }
    const message = JSON.parse(decrypt(body, browser)) as PushMessage;
    const status = browser.answers.length > 0 ? (browser.answers.shift() ?? null) : 201;
    browser.received.push({ headers, message, status: status ?? 0 });
    return status;
  };

  const server = createServer((request, response) => {
    void buffer(request)
      .then((body) => answerTo(request.url ?? '', request.headers, body))
      .catch(() => 500)
      .then((status) => status !== null && response.writeHead(status).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** Browsers subscribe for one operator: other signatures get 401. */
    expectOperator: (publicKey: string) => void (operator = publicKey),
    newBrowser: (): PushBrowser => {
      const path = `/send/${randomBytes(16).toString('hex')}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const keys = { p256dh, auth: auth.toString('base64url') };
      const browser = {
        subscription: { endpoint: `${url}${path}`, keys },
        pair,
        auth,
      };
      const whole = { ...browser, received: [], answers: [] };
      browsers.set(path, whole);
      return whole;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

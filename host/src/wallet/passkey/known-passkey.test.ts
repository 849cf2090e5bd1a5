/** @jest-environment node */
import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { hexOf, integersIn } from './credential';
import { keysOf } from './known-passkey';

const authenticatorData = new Uint8Array(37).fill(7);

/** A signature as an authenticator makes it, of a new key. */
function signature() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const clientDataJSON = JSON.stringify({ type: 'webauthn.get', challenge: 'AAAA' });
  const client = createHash('sha256').update(clientDataJSON).digest();
  const der = sign('sha256', Buffer.concat([authenticatorData, client]), privateKey);
  const [r, s] = integersIn(new Uint8Array(der))!;
  const raw = { qx: hexOf(Buffer.from(x, 'base64url')), qy: hexOf(Buffer.from(y, 'base64url')) };
  return {
    key: raw,
    signed: { id: '', r, s, authenticatorData, clientDataJSON, userHandle: new Uint8Array() },
  };
}

test('a signature has two possible keys, and one of them made it', async () => {
  // Depending on its value, a DER integer has a leading zero byte or is shorter.
  for (let n = 0; n < 40; n += 1) {
    const { key, signed } = signature();
    const keys = await keysOf(signed);
    expect(keys).toHaveLength(2);
    expect(keys).toContainEqual(key);
  }
});

import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { getBytes, hexlify, toBeHex } from 'ethers';
import { assertionSignature } from './sign';

/** A passkey for tests without a browser: a P-256 key that signs as an authenticator does. */
export interface SoftwarePasskey {
  readonly qx: string;
  readonly qy: string;
  /** Signs a digest of 32 bytes, as the account reads the signature. */
  readonly sign: (digest: string, options?: { verified?: boolean; highS?: boolean }) => string;
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const S_WORD = 2 + 64;

export function softwarePasskey(): SoftwarePasskey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const coordinate = (text: string) => hexlify(Buffer.from(text, 'base64url'));
  return {
    qx: coordinate(x),
    qy: coordinate(y),
    sign: (digest, { verified = true, highS = false } = {}) => {
      const challenge = Buffer.from(getBytes(digest)).toString('base64url');
      const origin = 'http://localhost:3000';
      const clientDataJSON = JSON.stringify({ type: 'webauthn.get', challenge, origin });
      const flags = verified ? 0x05 : 0x01;
      const site = createHash('sha256').update('localhost').digest();
      const authenticatorData = Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])]);
      const client = createHash('sha256').update(clientDataJSON).digest();
      const signed = Buffer.concat([authenticatorData, client]);
      const raw = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });
      const [r, s] = [raw.subarray(0, 32), raw.subarray(32)].map((part) => BigInt(hexlify(part)));
      const low = assertionSignature({ r: r!, s: s!, authenticatorData, clientDataJSON });
      if (!highS) return low;
      const high = ORDER - BigInt(`0x${low.slice(S_WORD, S_WORD + 64)}`);
      return low.slice(0, S_WORD) + toBeHex(high, 32).slice(2) + low.slice(S_WORD + 64);
    },
  };
}

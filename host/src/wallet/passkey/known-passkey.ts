import { p256 } from '@noble/curves/nist.js';
import { toAddress } from '@updown/shared';
import { t } from '../../../texts/texts';
import { hexOf, signedBytes, type Assertion, type PublicKey } from './credential';
import { accountIn, signerOf } from './join-account';
import { keepPasskey, type KeptPasskey } from './kept-passkey';
import { exists, loadAccounts, readAccount, type Node } from './passkey-account';
import { signRandom, type Signed } from './webauthn';

const COORDINATE = 32;

/**
 * Finds the account of a passkey that another device made, or that this browser has forgotten. A browser does not
 * reveal a passkey's public key, but a signature has only two possible keys. No server is involved.
 */
export async function findPasskey(node: Node): Promise<KeptPasskey> {
  const signed = await signRandom();
  const account = accountIn(signed.userHandle);
  const found =
    account === null ? await firstOf(node, signed) : await addedTo(node, account, signed);
  keepPasskey(found);
  return found;
}

/** The public keys whose private keys could have made the signature. */
export async function keysOf(signed: Assertion): Promise<PublicKey[]> {
  const { r, s } = signed;
  const bytes = await crypto.subtle.digest('SHA-256', await signedBytes(signed));
  const hash = new Uint8Array(bytes);
  return [0, 1].flatMap((bit) => {
    try {
      const point = new p256.Signature(r, s)
        .addRecoveryBit(bit)
        .recoverPublicKey(hash)
        .toBytes(false);
      const [qx, qy] = [point.slice(1, 1 + COORDINATE), point.slice(1 + COORDINATE)];
      return [{ qx: hexOf(qx), qy: hexOf(qy) }];
    } catch {
      return [];
    }
  });
}

/** The public key of a passkey whose authenticator does not name it: two signatures leave one key. */
export async function keyFromSignatures(id: string, first?: Signed): Promise<PublicKey> {
  const one = await keysOf(first ?? (await signRandom(id)));
  const other = await keysOf(await signRandom(id));
  const key = one.find(({ qx, qy }) => other.some((each) => each.qx === qx && each.qy === qy));
  if (key === undefined) throw new Error(t('The passkey could not be read. Please try again.'));
  return key;
}

async function firstOf(node: Node, signed: Signed): Promise<KeptPasskey> {
  const { accountAddress } = await loadAccounts();
  const candidates = (await keysOf(signed)).map((key) => ({
    ...key,
    id: signed.id,
    account: accountAddress(key),
  }));
  for (const candidate of candidates) if (await exists(node, candidate.account)) return candidate;
  const key = await keyFromSignatures(signed.id, signed);
  return { ...key, id: signed.id, account: accountAddress(key) };
}

/** A passkey that was added to an account carries the account's address. */
async function addedTo(node: Node, address: string, signed: Signed): Promise<KeptPasskey> {
  const { passkeyVerifier } = await loadAccounts();
  const account = toAddress(address) ?? address;
  const signers = (await exists(node, account))
    ? ((await readAccount(node, account, 'addedSigners')) as string[])
    : [];
  for (const key of await keysOf(signed)) {
    const signer = signerOf(passkeyVerifier, key);
    if (signers.includes(signer)) return { ...key, id: signed.id, account, signer };
  }
  throw new Error(t('This passkey was not added to the account, or was removed.'));
}

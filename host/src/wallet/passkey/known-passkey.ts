import { p256 } from '@noble/curves/nist.js';
import { toAddress } from '@updown/shared';
import { t } from '../../../texts/texts';
import { signerOf } from './join-account';
import { keepPasskey, type KeptPasskey } from './kept-passkey';
import { exists, loadAccounts, readAccount, type Node } from './passkey-account';
import { hexOf, signWithPasskey, type Signed } from './webauthn';

const ADDRESS_BYTES = 20;
const COORDINATE = 32;

interface Key {
  readonly qx: string;
  readonly qy: string;
}

/**
 * Finds the account of a passkey that another device made, or that this browser has forgotten. A browser does not
 * reveal a passkey's public key, but a signature has only two possible keys. No server is involved.
 */
export async function findPasskey(node: Node): Promise<KeptPasskey> {
  const signed = await signRandom();
  const { userHandle } = signed;
  const found =
    userHandle.length === ADDRESS_BYTES
      ? await addedTo(node, hexOf(userHandle), signed)
      : await firstOf(node, signed);
  keepPasskey(found);
  return found;
}

function signRandom(id?: string): Promise<Signed> {
  return signWithPasskey(hexOf(crypto.getRandomValues(new Uint8Array(32))), id);
}

/** The public keys whose private keys could have made the signature. */
export async function keysOf({ r, s, authenticatorData, clientDataJSON }: Signed): Promise<Key[]> {
  const client = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clientDataJSON));
  const signed = new Uint8Array([...authenticatorData, ...new Uint8Array(client)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', signed));
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

async function firstOf(node: Node, signed: Signed): Promise<KeptPasskey> {
  const { accountAddress } = await loadAccounts();
  const candidates = (await keysOf(signed)).map((key) => ({
    ...key,
    id: signed.id,
    account: accountAddress(key),
  }));
  for (const candidate of candidates) if (await exists(node, candidate.account)) return candidate;
  // Neither account exists yet: a second signature leaves one key.
  const again = await keysOf(await signRandom(signed.id));
  const both = candidates.find(({ qx, qy }) => again.some((key) => key.qx === qx && key.qy === qy));
  if (both === undefined) throw new Error(t('The passkey could not be read. Please try again.'));
  return both;
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

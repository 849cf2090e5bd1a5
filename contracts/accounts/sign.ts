import { accountFactoryAbi } from '@updown/protocol/generated/abi';
import { accountFactory } from '@updown/protocol/generated/account-addresses';
import {
  AbiCoder,
  concat,
  hexlify,
  Interface,
  toBeHex,
  toUtf8Bytes,
  TypedDataEncoder,
} from 'ethers';
import type { TypedDataDomain, TypedDataField } from 'ethers';
import { accountDomain, executeTypes, type AccountCall, type PasskeyKey } from './account';

type Types = Record<string, TypedDataField[]>;

/** What an authenticator returns for a challenge. */
export interface Assertion {
  readonly r: bigint;
  readonly s: bigint;
  readonly authenticatorData: Uint8Array;
  readonly clientDataJSON: string;
}

/** Half of the order of the curve P-256. */
const HALF_ORDER = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8n;
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const MARK_OF_NEW = `0x${'6492'.repeat(16)}`;

const coder = AbiCoder.defaultAbiCoder();

/** The digest of calls that the account makes. */
export function executeDigest(
  chainId: number,
  account: string,
  calls: readonly AccountCall[],
  nonce: bigint,
  deadline: number,
): string {
  const message = { calls, nonce, deadline };
  return TypedDataEncoder.hash(accountDomain(chainId, account), executeTypes, message);
}

/** The digest of a text, bound to the account (ERC-7739). @param text the bytes of `personal_sign`. */
export function personalDigest(chainId: number, account: string, text: Uint8Array): string {
  const prefix = toUtf8Bytes(`\x19Ethereum Signed Message:\n${text.length}`);
  const types = { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] };
  const message = { prefixed: concat([prefix, text]) };
  return TypedDataEncoder.hash(accountDomain(chainId, account), types, message);
}

export interface TypedData {
  readonly domain: TypedDataDomain;
  readonly types: Types;
  readonly message: Record<string, unknown>;
}

/**
 * The digest of an application's typed data, bound to the account (ERC-7739), and a function that completes its signature:
 * the application's contract knows its own digest only, so the signature carries the rest.
 */
export function typedDataDigest(chainId: number, account: string, data: TypedData) {
  const { EIP712Domain: _, ...types } = data.types;
  const encoder = TypedDataEncoder.from(types);
  const { name, version } = accountDomain(chainId, account);
  const nested: Types = {
    ...types,
    TypedDataSign: [
      { name: 'contents', type: encoder.primaryType },
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
      { name: 'salt', type: 'bytes32' },
    ],
  };
  const salt = toBeHex(0, 32);
  const message = {
    contents: data.message,
    name,
    version,
    chainId,
    verifyingContract: account,
    salt,
  };
  const description = toUtf8Bytes(encoder.encodeType(encoder.primaryType));
  return {
    digest: TypedDataEncoder.hash(data.domain, nested, message),
    complete: (signature: string) =>
      concat([
        signature,
        TypedDataEncoder.hashDomain(data.domain),
        encoder.hash(data.message),
        description,
        toBeHex(description.length, 2),
      ]),
  };
}

/** A passkey's signature, as the account reads it. About half of all authenticators' signatures have a high `s`. */
export function assertionSignature({ r, s, authenticatorData, clientDataJSON }: Assertion): string {
  return coder.encode(
    ['bytes32', 'bytes32', 'uint256', 'uint256', 'bytes', 'string'],
    [
      toBeHex(r, 32),
      toBeHex(s > HALF_ORDER ? ORDER - s : s, 32),
      clientDataJSON.indexOf('"challenge":"'),
      clientDataJSON.indexOf('"type":"'),
      hexlify(authenticatorData),
      clientDataJSON,
    ],
  );
}

/** The signature of a signer that was added to the account. */
export function addedSignature(signer: string, signature: string): string {
  return concat([toBeHex((signer.length - 2) / 2, 32), signer, signature]);
}

/** The signature of an account that does not exist yet (ERC-6492). */
export function newAccountSignature({ qx, qy }: PasskeyKey, signature: string): string {
  const create = new Interface(accountFactoryAbi).encodeFunctionData('create', [qx, qy]);
  const parts = [accountFactory, create, signature];
  return concat([coder.encode(['address', 'bytes', 'bytes'], parts), MARK_OF_NEW]);
}

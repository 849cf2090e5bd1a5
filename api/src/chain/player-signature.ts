import {
  concat,
  Interface,
  isCallException,
  recoverAddress,
  Signature,
  SigningKey,
  ZeroHash,
  type Provider,
} from 'ethers';
import { createLookup } from './lookup';
import { ERC_1271 } from './verify-signature';

/** The code of an account that a contract acts for (EIP-7702) begins with this, before the address of the contract. */
const DELEGATION = '0xef0100';

const erc1271 = new Interface(ERC_1271);
/** A well-formed signature by an unused key: a contract that checks signatures rejects it. */
const stranger = new SigningKey(concat([ZeroHash.slice(0, -2), '0x01']));
const probe = erc1271.encodeFunctionData('isValidSignature', [
  ZeroHash,
  stranger.sign(ZeroHash).serialized,
]);

/**
 * The signature as contracts expect it: 65 bytes, with a `v` of 27 or 28. Some hardware wallets give a `v` of 0 or 1, and
 * some wallets the 64 bytes of EIP-2098. A contract wallet defines its own signatures, which stay as they are.
 */
export function normalised(signature: string, hash: string, player: string): string {
  try {
    const { serialized } = Signature.from(signature);
    const isOwn = recoverAddress(hash, serialized).toLowerCase() === player.toLowerCase();
    return isOwn ? serialized : signature;
  } catch {
    return signature;
  }
}

/** Whether the contract at the address answers a question about a signature at all (ERC-1271). */
async function answersProbe(provider: Provider, address: string): Promise<boolean> {
  try {
    return (await provider.call({ to: address, data: probe })).length >= 2 + 64;
  } catch (error) {
    if (!isCallException(error)) throw error;
    // Many revert with the reason. A contract without the function reverts without one.
    return (error.data ?? '0x') !== '0x';
  }
}

/**
 * Whether our contract can check the account's signatures. An account that a contract acts for signs like any other, but
 * others have to ask that contract, and not every one answers.
 */
export function createSignatureSupport(provider: Provider) {
  return createLookup(async (address) => {
    const code = await provider.getCode(address);
    return !code.startsWith(DELEGATION) || answersProbe(provider, address);
  });
}

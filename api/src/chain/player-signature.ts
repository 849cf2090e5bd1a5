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
import { MOST_GAS } from './new-account';
import { ERC_1271 } from './verify-signature';

/** The prefix of an account's code under EIP-7702; the address of the contract that acts for the account follows. */
const DELEGATION = '0xef0100';

const erc1271 = new Interface(ERC_1271);
/** A well-formed signature by an unused key, which a contract that checks signatures must reject. */
const stranger = new SigningKey(concat([ZeroHash.slice(0, -2), '0x01']));
const probe = erc1271.encodeFunctionData('isValidSignature', [
  ZeroHash,
  stranger.sign(ZeroHash).serialized,
]);

/**
 * The signature as contracts expect it: 65 bytes, with a `v` of 27 or 28. Some hardware wallets return a `v` of 0 or 1,
 * and some wallets return the 64 bytes of EIP-2098. A contract wallet defines its own signature format, so its
 * signatures stay unchanged.
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

/** Whether the contract at the address supports signature checks (ERC-1271). */
async function answersProbe(provider: Provider, address: string): Promise<boolean> {
  try {
    return (await provider.call({ to: address, data: probe, gasLimit: MOST_GAS })).length >= 2 + 64;
  } catch (error) {
    if (!isCallException(error)) throw error;
    // Many contracts revert with a reason. A contract without the function reverts without one.
    return (error.data ?? '0x') !== '0x';
  }
}

/**
 * Whether our contract can check the account's signatures. An account with a delegated contract (EIP-7702) signs like
 * any other, but its signatures are checked through that contract, and not every contract supports this.
 */
export function createSignatureSupport(provider: Provider) {
  return createLookup(async (address) => {
    const code = await provider.getCode(address);
    return !code.startsWith(DELEGATION) || answersProbe(provider, address);
  });
}

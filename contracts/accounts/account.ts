import { concat, getCreate2Address, keccak256, ZeroHash } from 'ethers';
import { accountFactory, accountImplementation } from '../generated/account-addresses';

export { accountAbi, accountFactoryAbi } from '../generated/abi';
export { accountFactory, passkeyVerifier } from '../generated/account-addresses';

/** The public key of a passkey: two coordinates of 32 bytes, in hexadecimal. */
export interface PasskeyKey {
  readonly qx: string;
  readonly qy: string;
}

/** A call that an account makes. */
export interface AccountCall {
  readonly target: string;
  /** Wei. */
  readonly value: bigint;
  /** Hexadecimal. */
  readonly data: string;
}

/** The address of a passkey's account, whether or not the account exists yet. */
export function accountAddress({ qx, qy }: PasskeyKey): string {
  // The code that OpenZeppelin's Clones deploys: a copy of 0x6d bytes, a proxy for the implementation, and the key.
  const proxy = [
    '0x363d3d373d3d3d363d73',
    accountImplementation,
    '0x5af43d82803e903d91602b57fd5bf3',
  ];
  const initCode = concat(['0x61006d3d81600a3d39f3', ...proxy, qx, qy]);
  return getCreate2Address(accountFactory, ZeroHash, keccak256(initCode));
}

/** The calls that a signer of the account signs (see `execute`). */
export const executeTypes = {
  Execute: [
    { name: 'calls', type: 'Call[]' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  Call: [
    { name: 'target', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
  ],
};

/** The EIP-712 domain of an account. */
export function accountDomain(chainId: number, account: string) {
  return { name: 'UpDown account', version: '1', chainId, verifyingContract: account };
}

import {
  accountFactory,
  accountImplementation,
} from '@updown/protocol/generated/account-addresses';
import { concat, dataSlice, getCreate2Address, keccak256, ZeroHash } from 'ethers';

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

const CODE_BYTES = 0x6d;
const KEY_AT = CODE_BYTES - 64;

/** The code of a passkey's account, as OpenZeppelin's Clones deploys it: a proxy for the implementation, and the key. */
export function accountCode({ qx, qy }: PasskeyKey): string {
  const proxy = [
    '0x363d3d373d3d3d363d73',
    accountImplementation,
    '0x5af43d82803e903d91602b57fd5bf3',
  ];
  return concat([...proxy, qx, qy]);
}

/** The address of a passkey's account, whether or not the account exists yet. */
export function accountAddress(key: PasskeyKey): string {
  // It deploys a copy of 0x6d bytes.
  const initCode = concat(['0x61006d3d81600a3d39f3', accountCode(key)]);
  return getCreate2Address(accountFactory, ZeroHash, keccak256(initCode));
}

/** Whether the code is that of the passkey account at the address: a clone of ours, with the address's own key. */
export function isAccountCode(code: string, address: string): boolean {
  if (code.length !== 2 + 2 * CODE_BYTES) return false;
  const key = { qx: dataSlice(code, KEY_AT, KEY_AT + 32), qy: dataSlice(code, KEY_AT + 32) };
  return (
    code.toLowerCase() === accountCode(key).toLowerCase() &&
    accountAddress(key).toLowerCase() === address.toLowerCase()
  );
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

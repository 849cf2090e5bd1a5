import { accountAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';

// A separate chunk, which only `loadAccounts` may import.
export { accountAddress, accountCode } from '@updown/contracts/accounts';
export { accountFactory, passkeyVerifier } from '@updown/protocol/generated/account-addresses';
export * from '@updown/contracts/accounts/sign';

/** The functions of a passkey's account. */
export const accountCalls = new Interface(accountAbi);

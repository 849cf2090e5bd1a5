// A separate chunk, which only `loadAccounts` may import.
export { accountAddress, accountCode } from '@updown/contracts/accounts';
export { accountFactory, passkeyVerifier } from '@updown/protocol/generated/account-addresses';
export * from '@updown/contracts/accounts/sign';
export { accountCalls } from './account-calls';

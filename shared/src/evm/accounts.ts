// A separate chunk, which only `loadAccounts` may import.
export { accountAddress, accountFactory, passkeyVerifier } from '@updown/contracts/accounts';
export * from '@updown/contracts/accounts/sign';
export { accountCalls } from './account-calls';

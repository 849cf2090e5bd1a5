// Generated from contracts/src by `npm run generate -w contracts`. Do not edit.

export const accountFactory = '0x9B6f62cAA74562b4b3Bcb9423FD2E494cFE46FE7';

/** The contract that every account is a clone of. */
export const accountImplementation = '0x3DfaBF21e372aa3c7a780B59222A24bf54C15d33';

/** Checks the signatures of passkeys that were added to an account (ERC-7913). */
export const passkeyVerifier = '0x25d57Ea2d62b803DdCAdc77C3B4bE2b9696E9cFc';

// Generated from contracts/src by `npm run generate -w contracts`. Do not edit.

export const accountFactory = '0xfea6Ac070e0A1121214075B829b52ef610D7f823';

/** The contract that every account is a clone of. */
export const accountImplementation = '0x3687362c83Df0D39f07Eb699f651A9928a86BFC6';

/** Checks the signatures of passkeys that were added to an account (ERC-7913). */
export const passkeyVerifier = '0x9Df6672B906A1dfc0dBbffb3B221f946A39DC34F';

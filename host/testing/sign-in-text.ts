import { CHAIN_ID, PLAYER } from '@updown/shared/testing';

/** The text to sign, in the API's format for this page. */
export function signInText(address = PLAYER, issuedAt = Date.now()) {
  return `${location.host} wants you to sign in with your Ethereum account:
${address}

Sign in to UpDown. This costs nothing and moves no funds.

URI: ${location.origin}
Version: 1
Chain ID: ${CHAIN_ID}
Nonce: kEdUkgXZhQJ2mS8t
Issued At: ${new Date(issuedAt).toISOString()}
Expiration Time: ${new Date(issuedAt + 300_000).toISOString()}`;
}

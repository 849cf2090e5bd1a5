/** '0x1234...abcd': the first 6 and the last 4 characters. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`;
}

/** The first 10 characters of a hash and an ellipsis. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, 10)}...`;
}

/** The address of a transaction's page in the chain's explorer. */
export function explorerTransaction(explorerUrl: string, hash: string): string {
  return `${explorerUrl.replace(/\/$/, '')}/tx/${hash}`;
}

/** The address of an account's page in the chain's explorer. */
export function explorerAddress(explorerUrl: string, address: string): string {
  return `${explorerUrl.replace(/\/$/, '')}/address/${address}`;
}

/** Whether a text has the form of an address, in any case. */
export function isAddress(text: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(text);
}

/** The host's page about a player. Its route parameter is `address`. */
export const PLAYER_PATH = '/players/:address';

/** The path of a player's record on this site. */
export function playerPath(address: string): string {
  return PLAYER_PATH.replace(':address', address);
}

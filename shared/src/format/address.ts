/** '0x1234...abcd': the first 6 and the last 4 characters. */
export const shortAddress = (address: string): string =>
  `${address.slice(0, 6)}...${address.slice(-4)}`;

/** The first 10 characters of a hash and an ellipsis. */
export const shortHash = (hash: string): string => `${hash.slice(0, 10)}...`;

export const explorerTransaction = (explorerUrl: string, hash: string): string =>
  `${explorerUrl.replace(/\/$/, '')}/tx/${hash}`;

export const explorerAddress = (explorerUrl: string, address: string): string =>
  `${explorerUrl.replace(/\/$/, '')}/address/${address}`;

let symbol = 'ION';

/** The token's symbol, outside of components; 'ION' until the API's configuration is loaded. */
export function tokenSymbol(): string {
  return symbol;
}

export function setTokenSymbol(known: string): void {
  symbol = known;
}

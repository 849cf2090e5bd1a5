/** Functions that end the wait for the wallet, by transaction id. */
export const waitingForWallet = new Map<string, () => void>();

/** Stops waiting for a wallet that does not answer. A late answer is still accepted. */
export function stopWaiting(id: string): void {
  waitingForWallet.get(id)?.();
}

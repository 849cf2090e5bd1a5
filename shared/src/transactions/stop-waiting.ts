/** The transactions that wait for the wallet, by their id. */
export const waitingForWallet = new Map<string, () => void>();

/** Ends the page's wait for a wallet that does not answer. Its late answer is still taken. */
export function stopWaiting(id: string): void {
  waitingForWallet.get(id)?.();
}

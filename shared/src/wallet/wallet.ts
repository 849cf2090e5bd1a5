/** An EIP-1193 request, as wallets answer it. */
export interface WalletRequest {
  method: string;
  params?: unknown[] | Record<string, unknown>;
}

/**
 * The player's wallet, as far as the page needs it. The host connects it and hands it to the store; a remote reaches it
 * only by dispatching what `shared` offers (transactions, chain reads).
 */
export interface WalletPort {
  /** Rejects with an EIP-1193 error: `code` 4001 where the player declined. */
  request(request: WalletRequest): Promise<unknown>;
}

/** What thunks and queries get beside the store. */
export interface StoreExtra {
  /** The connected wallet; throws where there is none. */
  wallet(): WalletPort;
}

import type { SessionKeyPort } from '../quick-play/quick-play-slice';

/** An EIP-1193 request. */
export interface WalletRequest {
  method: string;
  params?: unknown[] | Record<string, unknown>;
}

/**
 * The player's wallet. The host connects it and passes it to the store; remotes use it only through the thunks and queries of
 * `shared`.
 */
export interface WalletPort {
  /** Rejects with an EIP-1193 error: `code` 4001 if the player declined. */
  request(request: WalletRequest): Promise<unknown>;
}

/** The extra argument of thunks and queries. */
export interface StoreExtra {
  /** The connected wallet. Throws if no wallet is connected. */
  wallet(): WalletPort;
  /** The key of Quick play, on a page that can keep one. */
  sessionKey?: SessionKeyPort;
}

import type { TypedDataDomain, TypedDataField } from 'ethers';

/** EIP-712 data for a wallet to sign. */
export interface TypedData {
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Record<string, unknown>;
}

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

/** What a player allows a key of their page. */
export interface QuickPlayBounds {
  /** Base units. */
  readonly perRound: bigint;
  /** Base units. */
  readonly inAll: bigint;
  /** Unix seconds. */
  readonly end: number;
}

/** Signs with the page's key. The host holds the key and passes this port to the store. */
export interface SessionKeyPort {
  /** Makes a key and has the player allow it. Rejects with a `WalletError`; then there is no key. */
  allow(bounds: QuickPlayBounds): Promise<void>;
  /** Rejects if the browser no longer holds the key. */
  sign(data: TypedData): Promise<string>;
}

/** The extra argument of thunks and queries. */
export interface StoreExtra {
  /** The connected wallet. Throws if no wallet is connected. */
  wallet(): WalletPort;
  /** The key of Quick play, on a page that can keep one. */
  sessionKey?: SessionKeyPort;
}

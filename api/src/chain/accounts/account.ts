import type { ContractTransaction, TransactionReceipt } from 'ethers';

/** Limits how long a transaction stays valid, such as a price, which must not be mined too late. */
export interface Expiry {
  readonly validForMs: number;
  /** Builds the replacement for an expired transaction. The transaction is cancelled without it, or if it throws. */
  readonly renew?: (() => Promise<ContractTransaction>) | undefined;
}

export interface SendOptions {
  readonly expiry?: Expiry;
  /** Called right before each attempt to send. Nothing is sent if it throws. */
  readonly assertMay?: (() => void) | undefined;
  /** The highest gas limit. `send` throws `NotSent` if the transaction needs more. */
  readonly mostGas?: bigint | undefined;
  /** Called when the transaction is mined, even if it reverted, because the operator pays the fee in both cases. */
  readonly onMined?: (receipt: TransactionReceipt) => void;
}

/** An account of the operator that sends transactions. */
export interface Account {
  readonly address: string;
  /** Throws a `ContractError` if the transaction would revert now. */
  readonly check: (transaction: ContractTransaction) => Promise<void>;
  /**
   * Sends the transaction and waits until it is mined. Throws a `ContractError` if it reverts, and `NotSent` if it can
   * never be mined.
   */
  readonly send: (
    transaction: ContractTransaction,
    options?: SendOptions,
  ) => Promise<TransactionReceipt>;
}

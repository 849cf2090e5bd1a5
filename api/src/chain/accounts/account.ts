import type { ContractTransaction, TransactionReceipt } from 'ethers';

/** A deadline for a transaction that must not be mined late, such as a posted price. */
export interface Expiry {
  readonly validForMs: number;
  /** Builds the replacement for an expired transaction. If it is missing or throws, the transaction is cancelled. */
  readonly renew?: (() => Promise<ContractTransaction>) | undefined;
}

export interface SendOptions {
  readonly expiry?: Expiry;
  /** Called right before each attempt to send. If it throws, nothing is sent. */
  readonly assertMay?: (() => void) | undefined;
  /** The maximum gas limit. `send` throws `NotSent` if the transaction needs more. */
  readonly mostGas?: bigint | undefined;
  /** Called with the hash once the node has the transaction. A replacement with a higher fee has another one. */
  readonly onSent?: ((hash: string) => void) | undefined;
  /** Called when the transaction is mined, even if it reverted, because the operator pays the fee in both cases. */
  readonly onMined?: (receipt: TransactionReceipt) => void;
}

/** An operator account that sends transactions. */
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

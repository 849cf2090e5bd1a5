import type { ContractTransaction, TransactionReceipt } from 'ethers';

/** What is true for a while only, such as a price: a transaction that waits for longer must not be carried out. */
export interface Perishable {
  readonly goodForMs: number;
  /** What takes its place when it is stale; without it, or where it throws, the transaction is cancelled. */
  readonly renew?: (() => Promise<ContractTransaction>) | undefined;
}

export interface SendOptions {
  readonly perishable?: Perishable;
  /** Called when it is mined, also where it was reverted: it cost its fee all the same. */
  readonly onMined?: (receipt: TransactionReceipt) => void;
}

/** An account of the operator, that sends transactions. */
export interface Account {
  readonly address: string;
  /** Throws a `ContractRefusal` where the transaction would revert now. */
  readonly check: (transaction: ContractTransaction) => Promise<void>;
  /**
   * Sends it and waits until it is mined. Throws a `ContractRefusal` where it would revert or did, and `NotSent` where
   * it never can be mined.
   */
  readonly send: (
    transaction: ContractTransaction,
    options?: SendOptions,
  ) => Promise<TransactionReceipt>;
}

import type { ContractTransaction, TransactionReceipt } from 'ethers';

/** An account of the operator, that sends transactions. */
export interface Account {
  readonly address: string;
  /** Throws a `ContractRefusal` where the transaction would revert now. */
  readonly check: (transaction: ContractTransaction) => Promise<void>;
  /** Sends it and waits until it is mined. Throws a `ContractRefusal` where it would revert. */
  readonly send: (transaction: ContractTransaction) => Promise<TransactionReceipt>;
}

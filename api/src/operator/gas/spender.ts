import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Budget } from './budget';
import { estimate, payWithin, type Payer } from './pay';

/** How long nothing is sent once the day's gas is used up. */
const REST_MS = 600_000;

interface Options extends Payer {
  readonly budget: Budget;
  readonly onUsedUp: () => void;
}

/** Sends transactions for the players within a daily budget. */
export function createSpender({ budget, onUsedUp, ...payer }: Options) {
  let restsUntil = 0;
  return {
    isResting: () => Date.now() < restsUntil,

    /** Undefined if the day's gas is used up. Sends nothing once `assertMay` throws. */
    send: async (
      transaction: ContractTransaction,
      assertMay?: () => void,
    ): Promise<TransactionReceipt | undefined> => {
      const { most } = await estimate(payer, transaction);
      const reservation = await budget.reserve(most);
      if (reservation !== undefined) {
        return payWithin(payer.account, reservation, transaction, { assertMay });
      }
      restsUntil = Date.now() + REST_MS;
      onUsedUp();
      return undefined;
    },
  };
}

export type Spender = ReturnType<typeof createSpender>;

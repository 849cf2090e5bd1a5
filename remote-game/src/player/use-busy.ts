import { isUnderWay, selectTransactions, useAppSelector, type RootState } from '@updown/shared';
import { useCommands } from '../commands/use-commands';

const hasOneUnderWay = (address: string | null) => (state: RootState) =>
  Object.values(selectTransactions(state)).some(
    (transaction) => transaction.from === address && isUnderWay(transaction),
  );

/** Whether a transaction of the player is under way: one at a time. */
export function useBusy(): boolean {
  const { running } = useCommands();
  const underWay = useAppSelector((state) => hasOneUnderWay(state.wallet.address)(state));
  return running || underWay;
}

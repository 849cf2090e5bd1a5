import {
  belongsToWallet,
  isInProgress,
  selectTransactions,
  useAppSelector,
  type RootState,
} from '@updown/shared';
import { useCommands } from '../commands/use-commands';

function hasOneUnderWay(state: RootState) {
  return Object.values(selectTransactions(state)).some(
    (transaction) => belongsToWallet(transaction, state.wallet) && isInProgress(transaction),
  );
}

/** Whether a transaction of the player is pending: the panel allows one at a time. */
export function useBusy(): boolean {
  const { running } = useCommands();
  const underWay = useAppSelector(hasOneUnderWay);
  return running || underWay;
}

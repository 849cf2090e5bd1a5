import { sessionSlice } from '../session/session-slice';
import { streamSlice } from '../stream/stream-slice';
import { toastSlice } from '../toast/toast-slice';
import { transactionSlice } from '../transactions/transaction-slice';
import { versionsSlice } from '../versions/versions-slice';
import { walletSlice } from '../wallet/wallet-slice';

/** The state of a page, without the answers of the API. */
export const coreReducers = {
  session: sessionSlice.reducer,
  wallet: walletSlice.reducer,
  toasts: toastSlice.reducer,
  transactions: transactionSlice.reducer,
  stream: streamSlice.reducer,
  versions: versionsSlice.reducer,
};

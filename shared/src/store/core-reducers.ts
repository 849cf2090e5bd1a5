import { streamSlice } from '../api/stream/stream-slice';
import { quickPlaySlice } from '../quick-play/quick-play-slice';
import { remoteSlots } from '../remote/remote-slots';
import { transactionSlice } from '../transactions/transaction-slice';
import { betSlice } from './bet-slice';
import { followsSlice } from './follows-slice';
import { sessionSlice } from './session-slice';
import { toastSlice } from './toast-slice';
import { versionsSlice } from './versions-slice';
import { walletSlice } from './wallet-slice';

/** The page's state without the API cache. */
export const coreReducers = {
  session: sessionSlice.reducer,
  wallet: walletSlice.reducer,
  quickPlay: quickPlaySlice.reducer,
  bet: betSlice.reducer,
  follows: followsSlice.reducer,
  toasts: toastSlice.reducer,
  transactions: transactionSlice.reducer,
  stream: streamSlice.reducer,
  versions: versionsSlice.reducer,
  remotes: remoteSlots.reduce,
};

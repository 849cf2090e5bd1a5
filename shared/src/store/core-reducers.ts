import { betSlice } from './bet-slice';
import { followsSlice } from './follows-slice';
import { quickPlaySlice } from './quick-play-slice';
import { remoteSlots } from './remote-slots';
import { sessionSlice } from './session-slice';
import { streamSlice } from './stream-slice';
import { toastSlice } from './toast-slice';
import { transactionSlice } from './transaction-slice';
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

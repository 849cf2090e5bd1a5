import type { EnhancedStore, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '../api/api';
import { streamSlice } from '../api/stream/stream-slice';
import { quickPlaySlice } from '../quick-play/quick-play-slice';
import { remoteSlots } from '../remote/remote-slots';
import { transactionSlice } from '../transactions/transaction-slice';
import type { StoreExtra } from '../transactions/wallet';
import { sessionSlice } from './session-slice';
import { toastSlice } from './toast-slice';
import { versionsSlice } from './versions-slice';
import { walletSlice } from './wallet-slice';

/** The page's state without the API cache. */
export const coreReducers = {
  session: sessionSlice.reducer,
  wallet: walletSlice.reducer,
  quickPlay: quickPlaySlice.reducer,
  toasts: toastSlice.reducer,
  transactions: transactionSlice.reducer,
  stream: streamSlice.reducer,
  versions: versionsSlice.reducer,
  remotes: remoteSlots.reduce,
};

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  ...coreReducers,
});

/** The state of the page's store. */
export type RootState = ReturnType<typeof rootReducer>;
/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
/** The page's store, of which there is one. */
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };
/** A thunk of the page's store. Its extra argument reaches the connected wallet. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

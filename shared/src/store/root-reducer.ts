import type { EnhancedStore, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '../api/api';
import { sessionSlice } from '../session/session-slice';
import { streamSlice } from '../stream/stream-slice';
import { toastSlice } from '../toast/toast-slice';
import { transactionSlice } from '../transactions/transaction-slice';
import { versionsSlice } from '../versions/versions-slice';
import type { StoreExtra } from '../wallet/wallet';
import { walletSlice } from '../wallet/wallet-slice';

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  wallet: walletSlice.reducer,
  toasts: toastSlice.reducer,
  transactions: transactionSlice.reducer,
  stream: streamSlice.reducer,
  versions: versionsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

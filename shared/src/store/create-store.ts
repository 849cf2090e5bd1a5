import {
  configureStore,
  type EnhancedStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { combineReducers } from 'redux';
import { api } from '../api/api';
import { partsSlice } from '../parts/parts-slice';
import { sessionSlice } from '../session/session-slice';
import { retryFailed } from '../stream/retry-failed';
import { streamSlice } from '../stream/stream-slice';
import { toastSlice } from '../toast/toast-slice';
import { transactionSlice } from '../transactions/transaction-slice';
import type { StoreExtra } from '../wallet/wallet';
import { walletSlice } from '../wallet/wallet-slice';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  wallet: walletSlice.reducer,
  toasts: toastSlice.reducer,
  transactions: transactionSlice.reducer,
  stream: streamSlice.reducer,
  parts: partsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };

/** The page's one store. The host calls this, once; `first` is middleware that sees every action before the API's. */
export function createStore(extra: StoreExtra, first: readonly Middleware[] = []): AppStore {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(...first)
        .concat(api.middleware, retryFailed),
  });
  // Without it nobody tells the API slice that the tab is hidden, or that the network is back.
  setupListeners(store.dispatch);
  noteStore();
  return store;
}

/** For the count of stores that the diagnostic helper gives, beside that of evaluated packages. */
function noteStore(): void {
  (globalThis.__UPDOWN_EVALUATED__ ??= []).push(['store', '', '']);
}

declare global {
  // Package, version and file of each evaluation: see webpack/count-evaluations.ts.
  var __UPDOWN_EVALUATED__: (readonly [name: string, version: string, file: string])[] | undefined;
}

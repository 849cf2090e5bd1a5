import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { retryFailed } from '../api/stream/retry-failed';
import type { StoreExtra } from '../transactions/wallet';
import { rootReducer, type AppStore } from './root-reducer';

/** Creates the page's only store. The middleware in `first` runs before the API's. */
export function createStore(extra: StoreExtra, first: readonly Middleware[] = []): AppStore {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // Immer freezes every state, so a mutation throws even without a check that traverses the whole state on each action.
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false })
        .prepend(...first)
        .concat(api.middleware, retryFailed as never),
  });
  // Refetching on reconnect, and no polling in a hidden tab, depend on these listeners.
  setupListeners(store.dispatch);
  return store;
}

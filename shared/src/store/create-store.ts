import type { Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { retryFailed } from '../api/stream/retry-failed';
import type { StoreExtra } from '../wallet/wallet';
import { createCoreStore, type CoreStore } from './core-store';
import { rootReducer, type AppStore } from './root-reducer';

/** Gives the page's store its API slice. */
export function attachApi({ store, addMiddleware }: CoreStore): void {
  store.replaceReducer(rootReducer);
  addMiddleware(api.middleware as Middleware, retryFailed as Middleware);
  // Refetching on reconnect, and no polling in a hidden tab, depend on these listeners.
  setupListeners(store.dispatch);
}

/** A store with its API slice from the start. */
export function createStore(extra: StoreExtra, first: readonly Middleware[] = []): AppStore {
  const core = createCoreStore(extra, first);
  attachApi(core);
  return core.store;
}

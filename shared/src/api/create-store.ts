import type { Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { combineReducers } from 'redux';
import { coreReducers } from '../store/core-reducers';
import { createCoreStore, type CoreStore } from '../store/core-store';
import type { AppStore } from '../store/root-state';
import type { StoreExtra } from '../wallet/wallet';
import { api } from './api';
import { retryFailed } from './retry-failed';

/** Gives the page's store its API slice. */
export function attachApi({ store, addMiddleware }: CoreStore): void {
  store.replaceReducer(combineReducers({ [api.reducerPath]: api.reducer, ...coreReducers }));
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

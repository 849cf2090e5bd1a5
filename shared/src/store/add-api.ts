import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { retryFailed } from '../stream/retry-failed';
import type { Extend } from './create-core-store';
import type { AppStore } from './root-reducer';

/** Gives a store the API slice. */
export function addApi(store: AppStore, extend: Extend): void {
  extend({ [api.reducerPath]: api.reducer }, [api.middleware, retryFailed] as never);
  // Refetching on reconnect, and no polling in a hidden tab, depend on these listeners.
  setupListeners(store.dispatch);
}

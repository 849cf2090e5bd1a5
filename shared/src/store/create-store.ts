import type { Middleware } from '@reduxjs/toolkit';
import type { StoreExtra } from '../wallet/wallet';
import { addApi } from './add-api';
import { createCoreStore } from './create-core-store';
import type { AppStore } from './root-reducer';

/** Makes a whole store. The middleware in `first` runs before the API's. */
export function createStore(extra: StoreExtra, first: readonly Middleware[] = []): AppStore {
  const { store, extend } = createCoreStore(extra, first);
  addApi(store, extend);
  return store;
}

import { configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { StoreExtra } from '../wallet/wallet';
import { coreReducers } from './core-reducers';
import type { AppStore } from './root-state';

export interface CoreStore {
  /** Has no API slice until `attachApi`: no component may read the API before. */
  readonly store: AppStore;
  /** Adds middleware behind that of the store. */
  readonly addMiddleware: (...added: Middleware[]) => void;
}

/**
 * Creates the page's only store, without the API slice, which is a third of Redux Toolkit's code and which the first paint does
 * not need. The middleware in `first` runs before all other.
 */
export function createCoreStore(extra: StoreExtra, first: readonly Middleware[] = []): CoreStore {
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const store = configureStore({
    reducer: combineReducers(coreReducers),
    middleware: (defaults) =>
      // Immer freezes every state, so a mutation throws even without a check that traverses the whole state on each action.
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false })
        .prepend(...first)
        .concat(middleware),
  });
  return { store: store as unknown as AppStore, addMiddleware };
}

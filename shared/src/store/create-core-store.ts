import {
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { StoreExtra } from '../wallet/wallet';
import { coreReducers } from './core-reducers';
import type { AppStore } from './root-reducer';

/** Adds slices and middleware to a store, behind those that it has. */
export type Extend = (
  reducers: Readonly<Record<string, Reducer>>,
  middleware: readonly Middleware[],
) => void;

interface CoreStore {
  /** Until `addApi` has extended it, its state has no API slice: nothing may read from the API. */
  readonly store: AppStore;
  readonly extend: Extend;
}

/** Makes a store whose API slice comes later: a page's header needs none of it. The middleware in `first` runs first. */
export function createCoreStore(extra: StoreExtra, first: readonly Middleware[] = []): CoreStore {
  const { middleware: added, addMiddleware } = createDynamicMiddleware();
  const store = configureStore({
    reducer: combineReducers(coreReducers),
    middleware: (defaults) =>
      // Immer freezes every state, so a mutation throws without a check that walks the whole state at each action.
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false })
        .prepend(...first)
        .concat(added),
  });
  noteStore();
  return {
    store: store as unknown as AppStore,
    extend: (reducers, middleware) => {
      addMiddleware(...middleware);
      store.replaceReducer(combineReducers({ ...coreReducers, ...reducers }) as never);
    },
  };
}

/** The diagnostic helper counts stores like evaluated packages. */
function noteStore(): void {
  (globalThis.__UPDOWN_EVALUATED__ ??= []).push(['store', '', '']);
}

declare global {
  // Package, version and file of each evaluation: see webpack/count-evaluations.ts.
  var __UPDOWN_EVALUATED__: (readonly [name: string, version: string, file: string])[] | undefined;
}

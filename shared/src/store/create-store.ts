import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { t } from '../../texts/texts';
import { api } from '../api/api';
import { retryFailed } from '../api/stream/retry-failed';
import type { SessionKeyPort } from '../quick-play/quick-play-slice';
import type { StoreExtra } from '../transactions/wallet';
import { WalletError } from '../transactions/wallet-error';
import { rootReducer, type AppStore } from './root-reducer';

function noSessionKey(): SessionKeyPort {
  throw new WalletError(t('Quick play is off in this page.'), false);
}

/** Creates the page's only store. The middleware in `first` runs before the API's. */
export function createStore(
  ports: Pick<StoreExtra, 'wallet'> & Partial<StoreExtra>,
  first: readonly Middleware[] = [],
): AppStore {
  const extra: StoreExtra = { sessionKey: noSessionKey, ...ports };
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

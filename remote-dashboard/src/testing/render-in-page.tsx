import { render } from '@testing-library/react';
import {
  createStore,
  Provider,
  theme,
  ThemeProvider,
  type AppStore,
  type UnknownAction,
  type WalletPort,
} from '@updown/shared';
import type { ReactElement } from 'react';

const noWallet = (): WalletPort => {
  throw new Error('No wallet is connected.');
};

/** Renders as the host does, with the page's store and theme; `actions` is all that the page was asked to do. */
export function renderInPage(
  element: ReactElement,
  wallet: () => WalletPort = noWallet,
): { store: AppStore; actions: UnknownAction[] } {
  const actions: UnknownAction[] = [];
  const record = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = createStore({ wallet }, [record]);
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </Provider>,
  );
  return { store, actions };
}

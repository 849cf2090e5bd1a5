import { render } from '@testing-library/react';
import { createStore, Provider, theme, ThemeProvider, type AppStore } from '@updown/shared';
import type { ReactElement } from 'react';

const noWallet = {
  wallet: () => {
    throw new Error('No wallet is connected.');
  },
};

/** Renders as the host does: with the page's store and theme. */
export function renderInPage(element: ReactElement): { store: AppStore; container: HTMLElement } {
  const store = createStore(noWallet);
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </Provider>,
  );
  return { store, container };
}

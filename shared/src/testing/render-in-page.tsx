import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { createStore } from '../store/create-store';
import type { AppStore } from '../store/root-reducer';
import { sessionStarted } from '../store/session-slice';
import { walletConnected } from '../store/wallet-slice';
import { theme } from '../theme/theme';
import type { WalletPort } from '../transactions/wallet';
import { loadModal } from '../ui/modal/load-modal';
import { BEARER_TOKEN, CHAIN_ID, PLAYER } from './fixtures';

// Dialogs open at once, as on a page whose reader has pointed at Connect.
beforeAll(loadModal);

// jsdom matches every rule of the page whenever a test looks for a role, which is a fifth of the time of a file.
const detached = document.createElement('div');
let target: HTMLElement | undefined = detached;

/** Puts the page's rules into the document from now on, for a test of their effect. */
export function applyRules(): void {
  target = undefined;
}

/** The store and the theme around a test's elements, as the host provides them. */
export function PageProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <StyleSheetManager target={target}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </StyleSheetManager>
    </Provider>
  );
}

interface SignIn {
  address?: string;
  chainId?: number;
  token?: string;
  /** Whole tokens. */
  balance?: number;
}

/** Brings a store to the state after a sign-in. */
export function signIn(
  store: AppStore,
  { address = PLAYER, chainId = CHAIN_ID, token = BEARER_TOKEN, balance = 0 }: SignIn = {},
): void {
  store.dispatch(sessionStarted({ token, userAddress: address, balance }));
  store.dispatch(walletConnected({ address, chainId, name: 'MetaMask' }));
}

function noWallet(): WalletPort {
  throw new Error('No wallet is connected.');
}

interface PageOptions {
  wallet?: () => WalletPort;
  /** The player who is signed in; a visitor by default. */
  player?: SignIn;
}

interface RenderedPage {
  store: AppStore;
  container: HTMLElement;
  /** Every action of the store. */
  actions: UnknownAction[];
}

/** Renders with the page's real store and theme. */
export function renderInPage(
  element: ReactElement,
  { wallet = noWallet, player }: PageOptions = {},
): RenderedPage {
  const actions: UnknownAction[] = [];
  const record = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = createStore({ wallet }, [record]);
  if (player !== undefined) signIn(store, player);
  const { container } = render(<PageProviders store={store}>{element}</PageProviders>);
  return { store, container, actions };
}

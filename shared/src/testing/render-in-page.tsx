import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { createStore } from '../api/create-store';
import { PartContext, type PartScope } from '../remote/part-scope';
import type { AppStore } from '../store/root-state';
import { sessionStarted } from '../store/session-slice';
import { walletConnected } from '../store/wallet-slice';
import { theme } from '../theme/theme';
import { loadModal } from '../ui/modal/load-modal';
import type { WalletPort } from '../wallet/wallet';
import { BEARER_TOKEN, CHAIN_ID, PLAYER } from './fixtures';

// Loads the modal, so that dialogs open at once, as after hovering over Connect.
beforeAll(loadModal);

// jsdom matches every rule of the page for each query by role, which takes a fifth of a file's test time.
const detached = document.createElement('div');
let target: HTMLElement | undefined = detached;

/** Attaches the page's rules to the document from now on, for tests of their effect. */
export function applyRules(): void {
  target = undefined;
}

/** Wraps a test's elements in the store and the theme, as the host does. */
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

/** Puts a store into the state after a sign-in. */
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
  /** The signed-in player; a visitor by default. */
  player?: SignIn;
  /** The values of the remote's settings. */
  settings?: PartScope['settings'];
  /** The offered place that the element is an entry of. */
  entry?: PartScope['entry'];
}

interface RenderedPage {
  store: AppStore;
  container: HTMLElement;
  /** Every action dispatched to the store. */
  actions: UnknownAction[];
}

/** Renders with the page's real store and theme. */
export function renderInPage(
  element: ReactElement,
  { wallet = noWallet, player, settings = {}, entry }: PageOptions = {},
): RenderedPage {
  const actions: UnknownAction[] = [];
  const record = () => (next: (action: unknown) => unknown) => (action: unknown) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = createStore({ wallet }, [record]);
  if (player !== undefined) signIn(store, player);
  const { container } = render(
    <PageProviders store={store}>
      <PartContext value={{ remote: 'test', settings, entry }}>{element}</PartContext>
    </PageProviders>,
  );
  return { store, container, actions };
}

import {
  createStore,
  MemoryRouter,
  Provider,
  sessionStarted,
  theme,
  ThemeProvider,
  walletConnected,
} from '@updown/shared';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostContext, type Host } from '../app/host-context';
import { createListener } from '../app/listener';
import { keepSession } from '../session/keep-session';
import type { Site } from '../site/site';
import { announceTransactions } from '../toasts/announce-transactions';
import type { FoundWallet } from '../wallet/find-wallets';
import { answerChainSwitch } from '../wallet/switch-chain';
import { createConnection } from '../wallet/wallet-connection';
import { CHAIN_ID, PLAYER } from './fake-wallet';

const remote = (name: string) => ({
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
});

export const site = (...names: (keyof Site['remotes'])[]): Site => ({
  remotes: Object.fromEntries(names.map((name) => [name, remote(name)])),
});

interface PageOptions {
  site?: Site;
  wallets?: readonly FoundWallet[];
  loadModule?: Host['loadModule'];
}

/** The host as `start` puts it together, with what is at its edges in the hands of the test. */
export function createPage({
  site: descriptor = site('game', 'chart', 'dashboard'),
  wallets = [],
  loadModule = () => new Promise(() => undefined),
}: PageOptions = {}) {
  const { middleware, listen, onAction } = createListener();
  const lost = jest.fn();
  const connection = createConnection({ accountLost: lost, chainChanged: jest.fn() });
  const store = createStore({ wallet: connection.port }, [middleware]);
  keepSession(listen, connection);
  answerChainSwitch(listen, connection);
  announceTransactions(listen);
  const host: Host = {
    site: descriptor,
    loadModule,
    wallets: { finder: { list: () => wallets, subscribe: () => () => undefined }, connection },
    onAction,
  };
  return { store, host, connection, listen };
}

export type Page = ReturnType<typeof createPage>;

export function show(ui: ReactNode, { store, host }: Page, path = '/') {
  return render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <HostContext value={host}>
          <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
        </HostContext>
      </ThemeProvider>
    </Provider>,
  );
}

/** As after a sign-in. */
export function signedIn({ store }: Page, chainId = CHAIN_ID): void {
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: PLAYER, balance: 5 }));
  store.dispatch(walletConnected({ address: PLAYER, chainId, name: 'MetaMask' }));
}

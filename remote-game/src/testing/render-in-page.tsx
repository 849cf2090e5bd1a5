import { render } from '@testing-library/react';
import {
  createStore,
  Provider,
  serverClock,
  sessionStarted,
  theme,
  ThemeProvider,
  walletConnected,
  type AppStore,
  type UnknownAction,
} from '@updown/shared';
import { setupServer } from 'msw/node';
import { act, type ReactElement } from 'react';
import { fakeApi, START, type FakeApi } from './fake-api';
import { CHAIN_ID, fakeChain, PLAYER, type FakeChain } from './fake-chain';

export interface Page {
  store: AppStore;
  api: FakeApi;
  chain: FakeChain;
  /** Every action that the page dispatched, by type. */
  dispatched: string[];
}

export const server = setupServer();

/** Answers the page's calls for every test of a file. */
export function serveApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

interface Given {
  /** Sets what the API and the chain know before anything is asked of them. */
  given?: (page: Pick<Page, 'api' | 'chain'>) => void;
  visitor?: boolean;
  chainId?: number;
  /** Seconds since the start of the round. */
  at?: number;
}

/** Sets the game's clock, in seconds since the start of the tests' round. */
export const setClock = (seconds: number): void =>
  act(() => serverClock.sync((START + seconds) * 1000));

/** Renders as the host does, with the page's real store; only the API and the wallet behind it are played. */
export function renderInPage(
  element: ReactElement,
  { given, visitor = false, chainId = CHAIN_ID, at = 60 }: Given = {},
): Page {
  const { state: api, handlers } = fakeApi();
  const { chain, wallet } = fakeChain();
  given?.({ api, chain });
  server.use(...handlers);
  serverClock.sync((START + at) * 1000);
  const dispatched: string[] = [];
  const store = createStore({ wallet: () => wallet }, [
    () => (next) => (action) => {
      dispatched.push((action as UnknownAction).type);
      return next(action);
    },
  ]);
  if (!visitor) {
    store.dispatch(sessionStarted({ token: 'token', userAddress: PLAYER, balance: 0 }));
    store.dispatch(walletConnected({ address: PLAYER, chainId, name: 'Test' }));
  }
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </Provider>,
  );
  return { store, api, chain, dispatched };
}

import { serverClock, type AppStore, type UnknownAction } from '@updown/shared';
import {
  CHAIN_ID,
  MemoryRouter,
  renderInPage as renderWithStore,
  setViewport,
  testServer,
} from '@updown/shared/testing';
import { act, type ReactElement } from 'react';
import { loadParts } from '../src/game-panel/load-parts';
import { fakeApi, START, type FakeApi } from './fake-api';
import { fakeChain, type FakeChain } from './fake-chain';

export interface Page {
  store: AppStore;
  api: FakeApi;
  chain: FakeChain;
  actions: UnknownAction[];
}

export const server = testServer();

// jsdom has no media queries; a test may set another width.
setViewport(1280);

// A player's page has the parts by its second frame.
beforeAll(async () => void (await loadParts()));

interface Given {
  /** Sets the state of API and chain before the render. */
  given?: (page: Pick<Page, 'api' | 'chain'>) => void;
  visitor?: boolean;
  chainId?: number;
  /** Seconds since the start of the tests' round. */
  at?: number;
  /** The path of the page. */
  path?: string;
}

/** Sets the game's clock, in seconds since the start of the tests' round. */
export function setClock(seconds: number): void {
  return act(() => serverClock.sync((START + seconds) * 1000));
}

/** Renders with the page's real store; only the API and the wallet behind it are fakes. */
export function renderInPage(
  element: ReactElement,
  { given, visitor = false, chainId = CHAIN_ID, at = 60, path = '/' }: Given = {},
): Page {
  const { state: api, handlers } = fakeApi();
  const { chain, wallet } = fakeChain();
  given?.({ api, chain });
  server.use(...handlers);
  serverClock.sync((START + at) * 1000);
  const { store, actions } = renderWithStore(
    <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>,
    { wallet: () => wallet, ...(!visitor && { player: { chainId } }) },
  );
  return { store, api, chain, actions };
}

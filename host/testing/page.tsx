import { render } from '@testing-library/react';
import type { Release } from '@updown/protocol/site/site-descriptor';
import { createStore } from '@updown/shared';
import { MemoryRouter, PageProviders, setViewport } from '@updown/shared/testing';
import type { ReactNode } from 'react';
import { AskAudience } from '../src/app/ask-audience';
import { LiveMark } from '../src/app/header/live-mark';
import { Balance, ClaimPill } from '../src/app/header/pills';
import { PageNotice } from '../src/app/notice/page-notice';
import { LoadOrder } from '../src/federation/load-order';
import { RunningRemotes } from '../src/federation/running-remotes';
import { HostContext, SecondPartContext, type Host } from '../src/host-context';
import { createListener } from '../src/listener';
import { loadDialogs } from '../src/session/dialogs/load-dialogs';
import { syncSession } from '../src/session/sync-session';
import type { Site } from '../src/site/site';
import { announceTransactions } from '../src/toasts/announce-transactions';
import type { FoundWallet } from '../src/wallet/find-wallets';
import { answerChainSwitch } from '../src/wallet/switch-chain';
import { createConnection } from '../src/wallet/wallet-connection';
import { WalletsContext } from '../src/wallet/wallets';
import { contributed } from './contributed';

// A phone: content for larger screens is in the document, but hidden.
setViewport(390);

/** A release of a remote in the given version. */
export function release(name: string, version = '1.0.0'): Release {
  const contributes = contributed[name];
  const parts = [...(contributes?.pages ?? []), ...(contributes?.places ?? [])];
  return {
    version,
    entry: `/remotes/${name}/${version}/remote-entry.js`,
    integrity: `sha384-${`${name}${version.replaceAll('.', '')}`.padEnd(64, 'A')}`,
    needs: {},
    modules: Object.fromEntries(parts.map(({ module }) => [module, {}])),
    ...(contributes && { contributes }),
  };
}

export function site(...names: string[]): Site {
  const remotes = names.map((name) => [name, { status: 'on', remote: release(name) }] as const);
  return { serial: 1, remotes: Object.fromEntries(remotes) };
}

/** Storage of a separate browser tab. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

// Loads the dialogs, so that they open at once, as after hovering over Connect.
beforeAll(async () => {
  await loadDialogs();
});

interface PageOptions {
  site?: Site;
  wallets?: readonly FoundWallet[];
  loadModule?: Host['loadModule'];
  remoteThrew?: Host['remoteThrew'];
}

/** The second part of the page, already there. */
export const secondPart = { AskAudience, LiveMark, ClaimPill, Balance, PageNotice };

/** The host as `start` creates it, with a fake site, fake wallets and a fake loader. */
export function createPage({
  site: descriptor = site('game', 'chart', 'dashboard'),
  wallets = [],
  loadModule = () => new Promise(() => undefined),
  remoteThrew = jest.fn(),
}: PageOptions = {}) {
  const { middleware, listen, onAction } = createListener();
  const lost = jest.fn();
  const connection = createConnection({
    accountLost: lost,
    accountBack: jest.fn(),
    chainChanged: jest.fn(),
  });
  const store = createStore({ wallet: connection.port }, [middleware]);
  syncSession(listen, connection);
  answerChainSwitch(listen, connection);
  announceTransactions(listen);
  const running = new RunningRemotes(descriptor, {
    id: '1',
    session: memoryStorage(),
    fits: () => true,
  });
  const host: Host = {
    running,
    loadModule,
    loadOrder: new LoadOrder(),
    traceOf: () => Promise.resolve(undefined),
    remoteFailed: ({ remote }, failed, since) => running.failed(remote, failed, since),
    remoteThrew,
    busy: { begins: () => undefined },
    wallets: { finder: { list: () => wallets, subscribe: () => () => undefined }, connection },
    onAction,
  };
  return { store, host, connection, listen };
}

export type Page = ReturnType<typeof createPage>;

export function show(ui: ReactNode, { store, host }: Page, path = '/') {
  return render(
    <PageProviders store={store}>
      <HostContext value={host}>
        <WalletsContext value={host.wallets}>
          <SecondPartContext value={secondPart}>
            <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
          </SecondPartContext>
        </WalletsContext>
      </HostContext>
    </PageProviders>,
  );
}

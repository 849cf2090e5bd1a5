import {
  boundedImport,
  chainChanged,
  createStore,
  openStream,
  partLoaded,
  sessionEnded,
  toastShown,
  type AppStore,
} from '@updown/shared';
import self from '../../package.json';
import { installDiagnostics } from '../diagnostics/updown';
import { keepClock } from '../live/keep-clock';
import { readConfig } from '../live/read-config';
import { createLoader, type LoadModule } from '../remotes/load-remote';
import { followOtherTabs, resumeSession } from '../session/follow-other-tabs';
import { keepSession } from '../session/keep-session';
import type { Site } from '../site/site';
import { announceTransactions } from '../toasts/announce-transactions';
import { keepTransactions } from '../transactions/keep-transactions';
import { findWallets } from '../wallet/find-wallets';
import { answerChainSwitch } from '../wallet/switch-chain';
import { createConnection, type WalletConnection } from '../wallet/wallet-connection';
import type { Host } from './host-context';
import { createListener } from './listener';

/** Makes the page's one store and all that lives beside it, and sets them going. */
export function start(site: Site): { store: AppStore; host: Host } {
  const { middleware, listen, onAction } = createListener();
  const connection: WalletConnection = createConnection({
    accountLost: () => endSession(store),
    chainChanged: (chainId) => store.dispatch(chainChanged(chainId)),
  });
  const store = createStore({ wallet: connection.port }, [middleware]);
  const wallets = { finder: findWallets(), connection };

  keepSession(listen, connection);
  answerChainSwitch(listen, connection);
  announceTransactions(listen);
  store.dispatch(keepTransactions(listen));
  store.dispatch(followOtherTabs(wallets));

  store.dispatch(partLoaded({ name: 'host', version: self.version }));
  keepClock(store);
  openStream(store);
  void store.dispatch(resumeSession(wallets));
  void offerTestWallet(store, site);

  const loadModule = noting(store, createLoader(site));
  return { store, host: { site, loadModule, wallets, onAction } };
}

function endSession(store: AppStore): void {
  if (store.getState().session.status === 'authenticated') {
    const message = 'The account in your wallet changed or was disconnected.';
    store.dispatch(toastShown({ type: 'info', title: 'Signed out', message }));
  }
  store.dispatch(sessionEnded());
}

const loadTestWallet = boundedImport(
  () => import(/* webpackChunkName: "test-wallet" */ '../test-wallet/test-wallet'),
);

/** On a local chain only; elsewhere not even its code is loaded. */
async function offerTestWallet(store: AppStore, site: Site): Promise<void> {
  const diagnostics = installDiagnostics(store, site);
  const { isLocal, rpcUrl } = await readConfig(store);
  if (!isLocal || rpcUrl === null) return;
  const { announceTestWallet } = await loadTestWallet();
  diagnostics.testWallet = announceTestWallet(rpcUrl);
}

function noting({ dispatch }: AppStore, load: LoadModule): LoadModule {
  return async (remote, module, again) => {
    const outcome = await load(remote, module, again);
    if (outcome.status === 'loaded')
      dispatch(partLoaded({ name: remote, version: outcome.version }));
    return outcome;
  };
}

import {
  chainChanged,
  createStore,
  importWithTimeout,
  loadLasting,
  versionRecorded,
  sessionEnded,
  sessionLoading,
  toastShown,
  type AppStore,
  type SessionKeyPort,
} from '@updown/shared';
import self from '../../package.json';
import { t } from '../../texts/texts';
import { sendFailure, FailureLog } from '../federation/failure-log';
import { provideShared } from '../federation/federation';
import { startRemotes } from '../federation/remote-service';
import type { Host } from '../host-context';
import { createListener } from '../listener';
import { prepareWallet } from '../session/dialogs/prepare-wallet';
import { storedSession } from '../session/session-storage';
import { type Site, withoutDisabled } from '../site/site';
import { findWallets } from '../wallet/find-wallets';
import { createConnection, type WalletConnection } from '../wallet/wallet-connection';
import type { Services } from './start-services';
import { installDiagnostics } from './updown';

/** The services that run while the page is open. The first screen does not need them. */
const loadServices = importWithTimeout(
  () => import(/* webpackChunkName: "services" */ './start-services'),
);
/** All of `shared`, for the remotes. The host's first script holds only the parts that the host uses. */
const loadShared = importWithTimeout(
  () => import(/* webpackChunkName: "shared" */ '@updown/shared'),
);

interface Page {
  readonly store: AppStore;
  readonly host: Host;
  /** Starts the page's services, once the page is rendered. */
  readonly startServices: () => void;
}

/** Creates the page's only store and its services. `admit` lets the page load the scripts of a newer site. */
export function start(site: Site, admit: (site: Site) => void): Page {
  const { middleware, listen, onAction } = createListener();
  let storeAgain = () => {};
  const connection: WalletConnection = createConnection({
    accountLost: () => {
      storeAgain = storedSession.aside();
      endSession(store);
    },
    accountBack: () => {
      storeAgain();
      void loadLasting(loadServices).then(({ resumeSession }) =>
        store.dispatch(resumeSession(wallets)),
      );
    },
    chainChanged: (chainId) => store.dispatch(chainChanged(chainId)),
  });
  const sessionKey: SessionKeyPort = {
    sign: async (data) => {
      const { signWithSessionKey } = await loadLasting(loadServices);
      return signWithSessionKey(store.getState().session.userAddress, data);
    },
  };
  const store = createStore({ wallet: connection.port, sessionKey }, [middleware]);
  provideShared(() => loadLasting(loadShared));
  const wallets = { finder: findWallets(), connection };

  store.dispatch(versionRecorded({ name: 'host', version: self.version }));
  const failures = new FailureLog((failure) => {
    // A developer's own remote says nothing about the released version.
    const isOwn = site.overridden?.[failure.remote] !== undefined;
    return isOwn ? Promise.resolve(undefined) : sendFailure(failure);
  });
  const { running, loadModule, ...remotes } = startRemotes(
    { ...site, host: self.version },
    store,
    failures,
  );
  prepareWallet(listen);
  const diagnostics = installDiagnostics(store, running, failures);
  const onRelease = (served: Site) => {
    admit(served);
    remotes.released(withoutDisabled(served, location.search));
  };
  return {
    store,
    host: {
      running,
      loadModule,
      remoteFailed: remotes.remoteFailed,
      remoteThrew: remotes.remoteThrew,
      busy: remotes.busy,
      traceOf: (failure) => failures.traceOf(failure),
      wallets,
      onAction,
    },
    startServices: () =>
      void startServices({ store, listen, wallets, diagnostics, site, onRelease }),
  };
}

async function startServices(services: Services): Promise<void> {
  const token = storedSession.token();
  // The services verify the token; until then the page shows no sign-in controls.
  if (token !== null) services.store.dispatch(sessionLoading({ token }));
  const { startServices: start } = await loadLasting(loadServices);
  start(services);
}

function endSession(store: AppStore): void {
  if (store.getState().session.status === 'authenticated') {
    const message = t('The account in your wallet changed or was disconnected.');
    store.dispatch(toastShown({ type: 'info', title: t('Signed out'), message }));
  }
  store.dispatch(sessionEnded());
}

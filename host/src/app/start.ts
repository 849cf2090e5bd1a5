import {
  chainChanged,
  createCoreStore,
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
import { LoadOrder } from '../federation/load-order';
import { startRemotes } from '../federation/remote-service';
import type { Host, SecondPart } from '../host-context';
import { createListener } from '../listener';
import { prepareWallet } from '../session/dialogs/prepare-wallet';
import { storedSession } from '../session/session-storage';
import { isOwn, type Site, withoutDisabled } from '../site/site';
import { findWallets } from '../wallet/find-wallets';
import { createConnection, type WalletConnection } from '../wallet/wallet-connection';
import type { Services } from './start-services';
import { installDiagnostics } from './updown';

/** The services that run while the page is open. The first screen does not need them. */
const loadServices = importWithTimeout(
  () => import(/* webpackChunkName: "services" */ './start-services'),
);
/** Its file is requested once the first one has arrived, before that runs (index.html). */
const loadSecondPart = importWithTimeout(
  () => import(/* webpackChunkName: "second-part" */ './second-part'),
);

interface Page {
  readonly store: AppStore;
  readonly host: Host;
  /** Resolves once the page may read the API. */
  readonly secondPart: Promise<SecondPart>;
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
    allow: async (bounds) => {
      const { allowKey } = await loadLasting(loadServices);
      await store.dispatch(allowKey(bounds));
    },
    sign: async (data) => {
      const { signWithSessionKey } = await loadLasting(loadServices);
      return signWithSessionKey(store.getState().session.userAddress, data);
    },
  };
  const core = createCoreStore({ wallet: connection.port, sessionKey }, [middleware]);
  const { store } = core;
  const secondPart = loadLasting(loadSecondPart).then((second) => {
    second.attachApi(core);
    second.takeHintedReads(store);
    return second;
  });
  const wallets = { finder: findWallets(), connection };

  store.dispatch(versionRecorded({ name: 'host', version: self.version }));
  const failures = new FailureLog((failure) => {
    // A developer's own remote says nothing about the released version, and nothing in the page of a preview does.
    const isSilent = site.preview !== undefined || isOwn(site, failure.remote);
    return isSilent ? Promise.resolve(undefined) : sendFailure(failure);
  });
  const { running, loadModule, ...remotes } = startRemotes(
    { ...site, host: self.version },
    store,
    failures,
    secondPart.then(({ federation }) => federation),
  );
  prepareWallet(listen);
  const diagnostics = installDiagnostics(store, running, failures);
  void secondPart.then(({ apiDiagnostics }) => Object.assign(diagnostics, apiDiagnostics(store)));
  const loadOrder = new LoadOrder();
  const onRelease = (served: Site) => {
    admit(served);
    remotes.released(withoutDisabled(served, location.search));
  };
  return {
    store,
    secondPart,
    host: {
      running,
      loadModule,
      loadOrder,
      remoteFailed: remotes.remoteFailed,
      remoteThrew: remotes.remoteThrew,
      busy: remotes.busy,
      traceOf: (failure) => failures.traceOf(failure),
      wallets,
      onAction,
    },
    startServices: () => {
      const services = { store, listen, wallets, diagnostics, site, onRelease };
      void startServices(services, secondPart, loadOrder);
    },
  };
}

async function startServices(
  services: Services,
  secondPart: Promise<unknown>,
  loadOrder: LoadOrder,
): Promise<void> {
  const token = storedSession.token();
  // The services verify the token; until then the page shows no sign-in controls.
  if (token !== null) services.store.dispatch(sessionLoading({ token }));
  else await loadOrder.rendered();
  const [{ startServices: start }] = await Promise.all([loadLasting(loadServices), secondPart]);
  start(services);
}

function endSession(store: AppStore): void {
  if (store.getState().session.status === 'authenticated') {
    const message = t('The account in your wallet changed or was disconnected.');
    store.dispatch(toastShown({ type: 'info', title: t('Signed out'), message }));
  }
  store.dispatch(sessionEnded());
}

import {
  chainChanged,
  createCoreStore,
  versionRecorded,
  sessionEnded,
  toastShown,
  type AppStore,
} from '@updown/shared';
import self from '../../package.json';
import type { Host } from '../context/host-context';
import { installDiagnostics } from '../diagnostics/updown';
import { installFonts } from '../fonts/install-fonts';
import { loadLater } from '../later/load-later';
import type { Services } from '../later/start-services';
import { provideShared } from '../federation/federation';
import { createListener } from '../listener/listener';
import { nextTask } from '../loading/next-task';
import { FailureLog } from '../remotes/failure-log';
import { watchFirstLoads } from '../remotes/first-loads';
import { startRemotes } from '../remotes/remote-service';
import { sendFailure } from '../remotes/send-failure';
import { addRest, loadRest } from '../rest/load-rest';
import { storedSession } from '../session/session-storage';
import type { Site } from '../site/site';
import { withoutDisabled } from '../site/switched-off';
import { t } from '../texts/texts';
import { findWallets } from '../wallet/find-wallets';
import { createConnection, type WalletConnection } from '../wallet/wallet-connection';
import { prepareWallet } from '../wallet-ui/prepare-wallet';

/**
 * Creates the page's one store and its services, and starts them. `admit` lets the page load a newer site's scripts. Remotes
 * are drawn once `readAnswers` has taken what came inside the page into the store, which waits for no network.
 */
export function start(
  site: Site,
  admit: (site: Site) => void,
): { store: AppStore; host: Host; readAnswers: () => void } {
  const { middleware, listen, onAction } = createListener();
  const connection: WalletConnection = createConnection({
    accountLost: () => endSession(store),
    chainChanged: (chainId) => store.dispatch(chainChanged(chainId)),
  });
  const { store, extend } = createCoreStore({ wallet: connection.port }, [middleware]);
  provideShared(async () => (await loadRest()).shared);
  const wallets = { finder: findWallets(), connection };

  store.dispatch(versionRecorded({ name: 'host', version: self.version }));
  const failures = new FailureLog((failure) => {
    // A developer's own remote says nothing about the released version.
    if (site.overridden?.[failure.remote] === undefined) sendFailure(failure);
  });
  const {
    running,
    loadModule: load,
    ...remotes
  } = startRemotes({ ...site, host: self.version }, store, failures);
  let readAnswers = () => undefined as void;
  const answersRead = new Promise((resolve) => {
    // The API slice, with what came inside the page.
    readAnswers = () =>
      resolve(
        addRest(({ shared }) => {
          shared.addApi(store, extend);
          return store.dispatch(shared.readInlinedAnswers());
        }),
      );
  });
  const { loadModule, settled } = watchFirstLoads(async (...module) => {
    const outcome = await load(...module);
    await answersRead;
    return outcome;
  });
  // A sign-in needs the services of the session.
  const wanted = new Promise<void>((resolve) => {
    if (storedSession.token() !== null) resolve();
    prepareWallet(listen, resolve);
  });
  const diagnostics = installDiagnostics(store, running, failures);
  const onRelease = (served: Site) => {
    admit(served);
    remotes.released(withoutDisabled(served, location.search));
  };
  void startLater({ settled, wanted }, { store, listen, wallets, diagnostics, site, onRelease });

  return {
    store,
    readAnswers,
    host: { running, loadModule, remoteFailed: remotes.remoteFailed, wallets, onAction },
  };
}

interface Moments {
  /** The first screen is there. */
  readonly settled: Promise<void>;
  /** A player needs the session: one who returns, or who is about to use a wallet. */
  readonly wanted: Promise<void>;
}

/** What a visitor's first screen does without comes after it. */
async function startLater({ settled, wanted }: Moments, services: Services): Promise<void> {
  await Promise.race([settled, wanted]);
  const { startServices } = await loadLater();
  await nextTask();
  await startServices(services);
  await settled;
  void installFonts();
}

function endSession(store: AppStore): void {
  if (store.getState().session.status === 'authenticated') {
    const message = t('The account in your wallet changed or was disconnected.');
    store.dispatch(toastShown({ type: 'info', title: t('Signed out'), message }));
  }
  store.dispatch(sessionEnded());
}

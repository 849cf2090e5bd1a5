import {
  importWithTimeout,
  chainChanged,
  createStore,
  openStream,
  readInlinedAnswers,
  versionRecorded,
  sessionEnded,
  toastShown,
  type AppStore,
} from '@updown/shared';
import self from '../../package.json';
import type { Host } from '../context/host-context';
import { installDiagnostics, type UpDown } from '../diagnostics/updown';
import { createListener } from '../listener/listener';
import { scheduleClockSync } from '../live/schedule-clock-sync';
import { waitForConfig } from '../live/wait-for-config';
import { overriddenLike } from '../override/override';
import { FailureLog } from '../remotes/failure-log';
import { followReleases } from '../remotes/follow-releases';
import { startRemotes } from '../remotes/remote-service';
import { sendFailure } from '../remotes/send-failure';
import { followOtherTabs, resumeSession } from '../session/follow-other-tabs';
import { syncSession } from '../session/sync-session';
import { readServedSite } from '../site/read-site';
import { servedHost } from '../site/served-host';
import type { Site } from '../site/site';
import { withoutDisabled } from '../site/switched-off';
import { followTab } from '../tab/follow-tab';
import { t } from '../texts/texts';
import { announceTransactions } from '../toasts/announce-transactions';
import { persistTransactions } from '../transactions/persist-transactions';
import { findWallets } from '../wallet/find-wallets';
import { answerChainSwitch } from '../wallet/switch-chain';
import { createConnection, type WalletConnection } from '../wallet/wallet-connection';
import { prepareWallet } from '../wallet-ui/prepare-wallet';

/**
 * Creates the page's one store and its services, and starts them. `admit` lets the page load a newer site's scripts.
 * Resolves when the store has what came inside the page, which waits for no network.
 */
export async function start(
  site: Site,
  admit: (site: Site) => void,
): Promise<{ store: AppStore; host: Host }> {
  const { middleware, listen, onAction } = createListener();
  const connection: WalletConnection = createConnection({
    accountLost: () => endSession(store),
    chainChanged: (chainId) => store.dispatch(chainChanged(chainId)),
  });
  const store = createStore({ wallet: connection.port }, [middleware]);
  const wallets = { finder: findWallets(), connection };
  const inlined = store.dispatch(readInlinedAnswers());

  syncSession(listen, connection);
  answerChainSwitch(listen, connection);
  announceTransactions(listen);
  prepareWallet(listen);
  store.dispatch(persistTransactions(listen));
  store.dispatch(followOtherTabs(wallets));

  store.dispatch(versionRecorded({ name: 'host', version: self.version }));
  scheduleClockSync(store);
  openStream(store);
  followTab(store, listen);
  void store.dispatch(resumeSession(wallets));
  const failures = new FailureLog((failure) => {
    // A developer's own remote says nothing about the released version.
    if (site.overridden?.[failure.remote] === undefined) sendFailure(failure);
  });
  const remotes = startRemotes({ ...site, host: self.version }, store, failures);
  const onRelease = (newer: Site) => {
    const served = overriddenLike(site, newer);
    admit(served);
    remotes.released(withoutDisabled(served, location.search));
  };
  const read = async () => {
    const [served, hostVersion] = await Promise.all([readServedSite(), servedHost()]);
    return { ...served, host: hostVersion };
  };
  followReleases(listen, { site, read, onRelease });
  void offerTestWallet(store, installDiagnostics(store, remotes.running, failures));

  await inlined;
  const { running, loadModule, remoteFailed } = remotes;
  return { store, host: { running, loadModule, remoteFailed, wallets, onAction } };
}

function endSession(store: AppStore): void {
  if (store.getState().session.status === 'authenticated') {
    const message = t('The account in your wallet changed or was disconnected.');
    store.dispatch(toastShown({ type: 'info', title: t('Signed out'), message }));
  }
  store.dispatch(sessionEnded());
}

const loadTestWallet = importWithTimeout(
  () => import(/* webpackChunkName: "test-wallet" */ '../test-wallet/test-wallet'),
);

/** On a local chain only; elsewhere its code is not loaded. */
async function offerTestWallet(store: AppStore, diagnostics: UpDown): Promise<void> {
  const { isLocal, rpcUrl } = await waitForConfig(store);
  if (!isLocal || rpcUrl === null) return;
  const { announceTestWallet } = await loadTestWallet();
  diagnostics.testWallet = announceTestWallet(rpcUrl);
}

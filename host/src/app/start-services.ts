import { importWithTimeout, openStream, type AppStore } from '@updown/shared';
import type { Wallets } from '../context/wallets';
import type { UpDown } from '../diagnostics/updown';
import { installFonts } from '../fonts/install-fonts';
import type { Listen } from '../listener/listener';
import { scheduleClockSync } from '../live/schedule-clock-sync';
import { waitForConfig } from '../live/wait-for-config';
import { overriddenLike } from '../override/override';
import { followReleases } from '../remotes/follow-releases';
import { reportStarts } from '../remotes/report-starts';
import { followOtherTabs, resumeSession } from '../session/follow-other-tabs';
import { syncSession } from '../session/sync-session';
import { readServedSite } from '../site/read-site';
import { servedHost } from '../site/served-host';
import type { Site } from '../site/site';
import { followTab } from '../tab/follow-tab';
import { announceTransactions } from '../toasts/announce-transactions';
import { persistTransactions } from '../transactions/persist-transactions';
import { answerChainSwitch } from '../wallet/switch-chain';

export interface Services {
  readonly store: AppStore;
  readonly listen: Listen;
  readonly wallets: Wallets;
  readonly diagnostics: UpDown;
  /** The site that the page opened with. */
  readonly site: Site;
  /** The site has a newer descriptor. */
  readonly onRelease: (site: Site) => void;
}

/** Starts what goes on while the page is open: session, transactions, event stream, releases. */
export function startServices({
  store,
  listen,
  wallets,
  diagnostics,
  site,
  onRelease,
}: Services): void {
  syncSession(listen, wallets.connection);
  answerChainSwitch(listen, wallets.connection);
  announceTransactions(listen);
  store.dispatch(persistTransactions(listen));
  store.dispatch(followOtherTabs(wallets));
  void store.dispatch(resumeSession(wallets));

  scheduleClockSync(store);
  openStream(store);
  followTab(store, listen);
  const read = async () => {
    const [served, host] = await Promise.all([readServedSite(), servedHost()]);
    return { ...served, host };
  };
  followReleases(listen, {
    site,
    read,
    onRelease: (newer) => onRelease(overriddenLike(site, newer)),
  });
  reportStarts(listen, store, site);
  void offerTestWallet(store, diagnostics);
  // It would share the line with the remotes.
  setTimeout(() => void installFonts(), 1_000);
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

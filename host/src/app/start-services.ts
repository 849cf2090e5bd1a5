import {
  importWithTimeout,
  onSite,
  openStream,
  type AppStore,
  systemApi,
  sleepUntilVisible,
  type Config,
} from '@updown/shared';
import { followReleases } from '../federation/follow-releases';
import { reportStarts } from '../federation/report-starts';
import type { Listen } from '../listener';
import { overriddenLike } from '../override/override';
import { keepFollows } from '../preferences/keep-follows';
import { followPush } from '../push/follow-push';
import { allowKey, followQuickPlay } from '../quick-play/quick-play';
import { signWithSessionKey } from '../quick-play/session-key';
import { followOtherTabs, resumeSession } from '../session/follow-other-tabs';
import { storedSession } from '../session/session-storage';
import { syncSession } from '../session/sync-session';
import { readServedSite, servedHost } from '../site/read-site';
import type { Site } from '../site/site';
import { announceTransactions } from '../toasts/announce-transactions';
import { startVitals } from '../vitals/start-vitals';
import { answerChainSwitch } from '../wallet/switch-chain';
import { persistTransactions } from '../wallet/transactions/persist-transactions';
import type { Wallets } from '../wallet/wallets';
import { scheduleClockSync } from './clock-sync';
import { installFonts } from './fonts/inter';
import { surviveForeignMarkup } from './foreign-markup';
import { followTab } from './tab/follow-tab';
import type { UpDown } from './updown';

export { allowKey, resumeSession, signWithSessionKey };

export interface Services {
  readonly store: AppStore;
  readonly listen: Listen;
  readonly wallets: Wallets;
  readonly diagnostics: UpDown;
  /** The site that the page opened with. */
  readonly site: Site;
  /** Called when the site has a newer descriptor. */
  readonly onRelease: (site: Site) => void;
}

/** Starts the services that run while the page is open: session, transactions, event stream, releases. */
export function startServices({
  store,
  listen,
  wallets,
  diagnostics,
  site,
  onRelease,
}: Services): void {
  surviveForeignMarkup(document.body);
  syncSession(listen, wallets.connection);
  answerChainSwitch(listen, wallets.connection);
  keepFollows(listen, store);
  store.dispatch(followQuickPlay(listen));
  store.dispatch(followPush(listen, () => storedSession.token() !== null));
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
  // What a preview does to the page says nothing about the released versions.
  if (site.preview === undefined) {
    reportStarts(listen, store, site);
    startVitals(site);
  }
  void offerWallets(store, listen, diagnostics);
  // Later, because the font would compete with the remotes for bandwidth.
  setTimeout(() => void installFonts(), 1_000);
}

const loadTestWallet = importWithTimeout(
  () => import(/* webpackChunkName: "test-wallet" */ '../wallet/test-wallet/test-wallet'),
);

const loadPasskey = importWithTimeout(
  () => import(/* webpackChunkName: "passkey-offer" */ '../wallet/passkey/offer-passkey'),
);

/** The page's own wallets: a passkey where the operator serves it, and on a local chain the test wallet. */
async function offerWallets(store: AppStore, listen: Listen, diagnostics: UpDown): Promise<void> {
  const config = await waitForConfig(store);
  const { isLocal, rpcUrl } = config;
  if (config.passkeys) {
    void loadPasskey().then(({ offerPasskey }) => offerPasskey(store, listen, config));
  }
  if (!isLocal || rpcUrl === null) return;
  const { announceTestWallet } = await loadTestWallet();
  diagnostics.testWallet = announceTestWallet(onSite(rpcUrl));
}

const AGAIN_AFTER_MS = 3_000;

/** The API's configuration. Retries until the API answers, because the page cannot work without it. */
async function waitForConfig({ dispatch }: AppStore): Promise<Config> {
  for (;;) {
    const { data } = await dispatch(systemApi.endpoints.config.initiate());
    if (data !== undefined) return data;
    await sleepUntilVisible(AGAIN_AFTER_MS);
  }
}

import { selectParts, systemApi, type AppStore, type Config } from '@updown/shared';
import type { Site } from '../site/site';
import type { TestWallet } from '../test-wallet/test-wallet';
import { singletons } from './singletons';

/** The diagnostic helper on `window`. It tells; it holds no token and no key. */
export interface UpDown {
  readonly site: Site;
  /** What is loaded, by name. */
  readonly versions: Record<string, string>;
  /** How many copies of each shared package ran, and how many stores were made: 1 of each. */
  readonly singletons: Record<string, number>;
  config(): Config | undefined;
  /** Asks the API whether it is alive. */
  health(): Promise<boolean>;
  /** On a local chain only. */
  testWallet?: TestWallet;
}

declare global {
  interface Window {
    updown?: UpDown;
  }
}

export function installDiagnostics(store: AppStore, site: Site): UpDown {
  const helper: UpDown = {
    site,
    get versions() {
      return selectParts(store.getState());
    },
    get singletons() {
      return singletons();
    },
    config: () => systemApi.endpoints.config.select()(store.getState()).data,
    health: async () => {
      const { isSuccess } = await store.dispatch(
        systemApi.endpoints.health.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      return isSuccess;
    },
  };
  window.updown = helper;
  return helper;
}

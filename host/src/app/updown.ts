import { selectVersions, type AppStore, type Config } from '@updown/shared';
import type { FailureLog, LoggedFailure } from '../federation/failure-log';
import type { Site } from '../site/site';
import type { TestWallet } from '../wallet/test-wallet/test-wallet';

/** The diagnostic helper on `window`. It exposes no token and no key. */
export interface UpDown {
  readonly site: Site;
  /** The failures of remotes in this page. */
  readonly failures: readonly LoggedFailure[];
  /** The versions of the loaded code, by name. */
  readonly versions: Record<string, string>;
  config(): Config | undefined;
  /** Whether the API answers. */
  health(): Promise<boolean>;
  /** On a local chain only. */
  testWallet?: TestWallet;
}

declare global {
  interface Window {
    updown?: UpDown;
  }
}

export function installDiagnostics(
  store: AppStore,
  running: { readonly site: Site },
  failures: Pick<FailureLog, 'list'>,
): UpDown {
  const helper: UpDown = {
    get site() {
      return running.site;
    },
    get failures() {
      return failures.list;
    },
    get versions() {
      return selectVersions(store.getState());
    },
    // Until the API slice is there (updown-api.ts).
    config: () => undefined,
    health: () => Promise.resolve(false),
  };
  window.updown = helper;
  return helper;
}

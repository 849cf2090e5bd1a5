import { createContext, use } from 'react';
import type { OnAction } from '../listener/listener';
import type { LoadModule } from '../remotes/load-remote';
import type { RemoteFailed } from '../remotes/remote-service';
import type { RunningRemotes } from '../remotes/running-remotes';
import type { Wallets } from './wallets';

/** The values that the host's own components share, in addition to the store. */
export interface Host {
  /** The site as the page shows it, and which version of each remote runs. */
  running: RunningRemotes;
  loadModule: LoadModule;
  remoteFailed: RemoteFailed;
  wallets: Wallets;
  onAction: OnAction;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost is used outside of the host.');
  return host;
}

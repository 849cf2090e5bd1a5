import { createContext, use } from 'react';
import type { LoadModule } from '../remotes/load-remote';
import type { Site } from '../site/site';
import type { OnAction } from './listener';
import type { Wallets } from '../wallet/wallets';

/** What the host's own components share, beside the store. */
export interface Host {
  site: Site;
  loadModule: LoadModule;
  wallets: Wallets;
  onAction: OnAction;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost is used outside of the host.');
  return host;
}

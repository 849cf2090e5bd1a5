import { shownTo, type Audience } from '@updown/protocol/site/audience';
import type { Composition } from '@updown/protocol/site/contributions';
import { useSession } from '@updown/shared';
import { createContext, use, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import type { BusyWatch } from './federation/busy-watch';
import type { LoadOrder } from './federation/load-order';
import type { LoadModule } from './federation/load-remote';
import type { RemoteFailure } from './federation/remote-failure';
import type { RemoteFailed, RemoteThrew } from './federation/remote-service';
import type { RunningRemotes } from './federation/running-remotes';
import type { OnAction } from './listener';
import type { Site } from './site/site';
import type { Wallets } from './wallet/wallets';

/** The values that the host's own components share, in addition to the store. */
export interface Host {
  /** The site as the page shows it, and the running version of each remote. */
  running: RunningRemotes;
  loadModule: LoadModule;
  loadOrder: LoadOrder;
  remoteFailed: RemoteFailed;
  remoteThrew: RemoteThrew;
  /** Is told before the code of a remote runs in the page. */
  busy: Pick<BusyWatch, 'begins'>;
  /** The trace of a failure's report. */
  traceOf: (failure: RemoteFailure) => Promise<string | undefined>;
  wallets: Wallets;
  onAction: OnAction;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost is used outside of the host.');
  return host;
}

/** What the page's second part brings: the components that read the API (app/second-part.ts). */
export type SecondPart = Readonly<
  Record<'LiveMark' | 'ClaimPill' | 'Balance' | 'PageNotice', ComponentType> & {
    AskAudience: ComponentType<{ tell: (answers: Answers) => void }>;
  }
>;

export const SecondPartContext = createContext<SecondPart | null>(null);

/** The page's second part; null until it has come. Nothing may read the API before. */
export function useSecondPart(): SecondPart | null {
  return use(SecondPartContext);
}

/** The site as the page shows it, which changes as the page adopts a newer descriptor. */
export function useSite(): Site {
  const { running } = useHost();
  const site = () => running.site;
  return useSyncExternalStore(running.subscribe, site, site);
}

/** What only the API knows of the audience. */
export interface Answers {
  readonly isAdmin: boolean;
  readonly chain?: number | undefined;
}

export const AnswersContext = createContext<Answers>({ isAdmin: false });

function useAudience(): Audience {
  const { status } = useSession();
  const { isAdmin, chain } = use(AnswersContext);
  const { flags } = useSite();
  return useMemo(() => {
    if (status === 'loading') return { chain, flags };
    const player = isAdmin ? 'admin' : 'player';
    return { who: status === 'authenticated' ? player : 'visitor', chain, flags };
  }, [status, isAdmin, chain, flags]);
}

/** The pages and places that the site's remotes bring, whoever they are for. */
export function useWholeComposition(): Composition {
  const { running } = useHost();
  const composition = () => running.composition;
  return useSyncExternalStore(running.subscribe, composition, composition);
}

/** The pages and places that this person sees. */
export function useComposition(): Composition {
  const whole = useWholeComposition();
  const audience = useAudience();
  return useMemo(() => shownTo(whole, audience), [whole, audience]);
}

/** Whether visitors can bet on this site: a site of the operators has no panel. */
export function useHasPanel(): boolean {
  return useComposition().places['game.panel'] !== undefined;
}

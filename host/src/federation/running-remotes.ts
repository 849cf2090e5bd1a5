import type { Release, SiteRemote } from '@updown/shared/site';
import type { RemoteName, Site } from '../site/site';
import { isInShare } from '../site/visitor';
import { OpenSite, type Offer } from './open-site';

/** The versions of a remote for a visitor, the best first: each is the fall-back of the one before it. */
function candidatesOf(
  name: string,
  { next, fallback, ...stable }: SiteRemote,
  visitor: string,
): readonly Release[] {
  const tried = next && isInShare(visitor, `${name} ${next.integrity}`, next.share) ? [next] : [];
  return [...tried, stable, ...(fallback ? [fallback] : [])];
}

/** A version is replaced by itself only while it is new in the page: a later fault must not take a typed stake away. */
const NEW_FOR_MS = 10_000;

export interface Running {
  readonly release: Release;
  /** Grows when the player retries. */
  readonly attempt: number;
}

interface Visitor {
  readonly id: string;
  /** Keeps which versions failed, until the browser's tab closes. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page has what a version needs. */
  readonly fits: (release: Release) => boolean;
}

function keyOf(remote: RemoteName): string {
  return `updown:failed:${remote}`;
}

/** Which version of each remote this page runs. All places of a remote show the same one. */
export class RunningRemotes {
  readonly #visitor: Visitor;
  readonly #open: OpenSite;
  readonly #chains = new Map<RemoteName, readonly Release[]>();
  readonly #running = new Map<RemoteName, Running>();
  readonly #startedAt = new Map<Release, number>();
  readonly #listeners = new Set<() => void>();

  constructor(site: Site, visitor: Visitor) {
    this.#visitor = visitor;
    this.#open = new OpenSite(site, {
      chainOf: (remote, of) => this.#chainOf(remote, of),
      fits: visitor.fits,
      onAdopted: (remote) => this.#begin(remote),
    });
    for (const remote of Object.keys(site.remotes)) this.#begin(remote as RemoteName);
  }

  of(remote: RemoteName): Running | undefined {
    return this.#running.get(remote);
  }

  /** The site as the page shows it: of a newer descriptor, the parts that it has taken over. */
  get site(): Site {
    return this.#open.site;
  }

  /** What the visitor can do about the parts that wait: an update of these places, or a reload of the page. */
  get offer(): Offer | null {
    return this.#open.offer;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The site has a newer descriptor. A remote that is on the page goes on until the visitor leaves its places, or agrees. */
  released(site: Site): void {
    this.#open.released(site);
    this.#notify();
  }

  /** The visitor has come to another page of the site. */
  readonly moved = (): void => this.#open.takeUnseen({ withNew: true });

  /** The visitor agrees to the new versions now. */
  readonly update = (): void => this.#open.takeAll();

  /** The visitor does not want them while these places are on the page. */
  readonly decline = (): void => {
    this.#open.decline();
    this.#notify();
  };

  /** A place of the remote is on the page, until the returned function is called. */
  readonly entered = (remote: RemoteName): (() => void) => this.#open.entered(remote);

  /** A module of the version is loaded. From the first one on, the session knows which versions before it failed. */
  started(remote: RemoteName, release: Release): void {
    if (this.#startedAt.has(release)) return;
    this.#startedAt.set(release, Date.now());
    const chain = this.#chains.get(remote) ?? [];
    const failed = chain.slice(0, chain.indexOf(release)).map(({ integrity }) => integrity);
    if (failed.length > 0) this.#visitor.session.setItem(keyOf(remote), failed.join(' '));
  }

  /** The version failed. If it is new in the page, the next one takes all its places; resolves with whether it does. */
  failed(remote: RemoteName, release: Release): boolean {
    if (this.#running.get(remote)?.release !== release) return true;
    const startedAt = this.#startedAt.get(release);
    if (startedAt !== undefined && Date.now() - startedAt > NEW_FOR_MS) return false;
    const chain = this.#chains.get(remote) ?? [];
    const next = chain[chain.indexOf(release) + 1];
    if (next === undefined) return false;
    this.#set(remote, { release: next, attempt: 0 });
    return true;
  }

  /** The failed places of the remote try again; with the first version, if none has worked. */
  retry(remote: RemoteName): void {
    const { release, attempt } = this.#running.get(remote)!;
    const first = this.#chains.get(remote)![0]!;
    const next = this.#startedAt.has(release) ? release : first;
    this.#set(remote, { release: next, attempt: attempt + 1 });
  }

  /** The versions for this visitor, the best first; none if the remote is not on. */
  #chainOf(remote: RemoteName, { remotes }: Site): readonly Release[] {
    const part = remotes[remote];
    if (part?.status !== 'on') return [];
    const all = candidatesOf(remote, part.remote, this.#visitor.id);
    const failed = this.#visitor.session.getItem(keyOf(remote)) ?? '';
    const left = all.filter(({ integrity }) => !failed.includes(integrity));
    return left.length > 0 ? left : all;
  }

  #begin(remote: RemoteName): void {
    const chain = this.#chainOf(remote, this.site);
    this.#chains.set(remote, chain);
    const [release] = chain;
    this.#set(remote, release && { release, attempt: 0 });
  }

  #set(remote: RemoteName, running: Running | undefined): void {
    if (running === undefined) this.#running.delete(remote);
    else this.#running.set(remote, running);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

import { compose, type Composition, type Release, type SiteRemote } from '@updown/shared/site';
import { contributesOf, type Site } from '../site/site';
import { isInShare } from '../site/visitor';
import { OpenSite, type Offer } from './open-site';
import type { RemoteFailure } from './remote-failure';

/** The versions of a remote for a visitor, best first: each one is the fallback of the previous one. */
function candidatesOf(
  name: string,
  { next, fallback, ...stable }: SiteRemote,
  visitor: string,
): readonly Release[] {
  const tried = next && isInShare(visitor, `${name} ${next.integrity}`, next.share) ? [next] : [];
  return [...tried, stable, ...(fallback ? [fallback] : [])];
}

/** A version is replaced automatically only while it is new in the page: a later fault must not discard a typed stake. */
const NEW_FOR_MS = 10_000;

export interface Running {
  readonly release: Release;
  /** Grows with each retry by the player. */
  readonly attempt: number;
  /** Why the version does not run in any of its places; absent while it runs, or fails in some of them. */
  readonly failure?: RemoteFailure;
}

/** A version of a remote. */
export interface Owner {
  readonly remote: string;
  readonly release: Release;
}

/** Whose content a part of the page is, as far as the host knows. */
export type Suspect = Pick<Owner, 'remote'> & Partial<Owner>;

interface Visitor {
  readonly id: string;
  /** Stores the failed versions until the browser tab closes. */
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page meets the needs of a version. */
  readonly fits: (release: Release) => boolean;
  /** Whether a version kept the page busy at an earlier visit of this browser. */
  readonly wasBusy?: (remote: string, release: Release) => boolean;
}

function keyOf(remote: string): string {
  return `updown:failed:${remote}`;
}

/** Decides which version of each remote this page runs. All places of a remote show the same version. */
export class RunningRemotes {
  readonly #visitor: Visitor;
  readonly #open: OpenSite;
  readonly #chains = new Map<string, readonly Release[]>();
  readonly #running = new Map<string, Running>();
  readonly #startedAt = new Map<Release, number>();
  /** The versions that have run in this page, by their folders. */
  readonly #ran = new Map<string, Owner>();
  readonly #listeners = new Set<() => void>();
  #composition: Composition | undefined;

  constructor(site: Site, visitor: Visitor) {
    this.#visitor = visitor;
    this.#open = new OpenSite(site, {
      chainOf: (remote, of) => this.#chainOf(remote, of),
      fits: visitor.fits,
      onAdopted: (remote) => this.#begin(remote),
    });
    for (const remote of Object.keys(site.remotes)) this.#begin(remote);
  }

  of(remote: string): Running | undefined {
    return this.#running.get(remote);
  }

  /** The site as the page shows it, including the parts of a newer descriptor that the page has adopted. */
  get site(): Site {
    return this.#open.site;
  }

  /** The pages and places that the running versions bring. */
  get composition(): Composition {
    return (this.#composition ??= this.#compose());
  }

  /** How the visitor can get the pending parts: an update of the places on this page, or a reload. */
  get offer(): Offer | null {
    return this.#open.offer;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * The site has a newer descriptor. A remote on the page keeps its version until the visitor leaves its places or accepts the
   * update.
   */
  released(site: Site): void {
    this.#open.released(site);
    this.#notify();
  }

  /** The visitor has navigated to another page of the site. */
  readonly moved = (): void => this.#open.takeUnseen({ withNew: true });

  /** The visitor accepts the new versions now. */
  readonly update = (): void => this.#open.takeAll();

  /** The visitor declines the new versions while the places on this page stay. */
  readonly decline = (): void => {
    this.#open.decline();
    this.#notify();
  };

  /** Counts a place of the remote on the page, until the returned function is called. */
  readonly entered = (remote: string): (() => void) => this.#open.entered(remote);

  /** A module of the version has loaded. From the first one on, the session remembers which earlier versions failed. */
  started(remote: string, release: Release): void {
    if (this.#startedAt.has(release)) return;
    this.#startedAt.set(release, Date.now());
    this.#ran.set(release.entry.slice(0, release.entry.lastIndexOf('/') + 1), { remote, release });
    const chain = this.#chains.get(remote) ?? [];
    const failed = chain.slice(0, chain.indexOf(release)).map(({ integrity }) => integrity);
    if (failed.length > 0) this.#visitor.session.setItem(keyOf(remote), failed.join(' '));
  }

  /** The version whose files a stack names first. */
  ownerIn(stack: string): Owner | undefined {
    const named = [...this.#ran].filter(([folder]) => stack.includes(folder));
    named.sort(([one], [other]) => stack.indexOf(one) - stack.indexOf(other));
    return named[0]?.[1];
  }

  /** The version of a remote that ran last in this page. */
  lastOf(remote: string): Owner | undefined {
    return [...this.#ran.values()].findLast((owner) => owner.remote === remote);
  }

  /**
   * The version has failed, or has waited in vain since then. If it was new in the page, the next version takes all its places;
   * returns whether one does.
   */
  failed(remote: string, release: Release, since = Date.now()): boolean {
    if (this.#running.get(remote)?.release !== release) return true;
    const startedAt = this.#startedAt.get(release);
    if (startedAt !== undefined && since - startedAt > NEW_FOR_MS) return false;
    const chain = this.#chains.get(remote) ?? [];
    const next = chain[chain.indexOf(release) + 1];
    if (next === undefined) return false;
    this.#set(remote, { release: next, attempt: 0 });
    return true;
  }

  /** Ends a version that cannot go on in any of its places. */
  end(failure: RemoteFailure): void {
    const { remote, version } = failure;
    const running = this.#running.get(remote);
    if (running?.release.version === version) this.#set(remote, { ...running, failure });
  }

  /** Retries the failed places of the remote, from the first version if none has worked. */
  retry(remote: string): void {
    const { release, attempt } = this.#running.get(remote)!;
    const first = this.#chains.get(remote)![0]!;
    const next = this.#startedAt.has(release) ? release : first;
    this.#set(remote, { release: next, attempt: attempt + 1 });
  }

  /** The versions for this visitor, best first; none if the remote is not enabled. */
  #chainOf(remote: string, { remotes }: Site): readonly Release[] {
    const part = remotes[remote];
    if (part?.status !== 'on') return [];
    const all = candidatesOf(remote, part.remote, this.#visitor.id);
    const failed = this.#visitor.session.getItem(keyOf(remote)) ?? '';
    const { wasBusy = () => false } = this.#visitor;
    const left = all.filter(
      (release) => !failed.includes(release.integrity) && !wasBusy(remote, release),
    );
    return left.length > 0 ? left : all;
  }

  #begin(remote: string): void {
    const chain = this.#chainOf(remote, this.site);
    this.#chains.set(remote, chain);
    const [release] = chain;
    this.#set(remote, release && { release, attempt: 0 });
  }

  #set(remote: string, running: Running | undefined): void {
    if (running === undefined) this.#running.delete(remote);
    else this.#running.set(remote, running);
    this.#notify();
  }

  #compose(): Composition {
    const parts = Object.entries(this.site.remotes).map(([name, part]) => {
      const release = part.status === 'on' ? this.#running.get(name)?.release : undefined;
      return [name, release ?? { contributes: contributesOf(part) }] as const;
    });
    return compose(Object.fromEntries(parts));
  }

  #notify(): void {
    this.#composition = undefined;
    for (const listener of this.#listeners) listener();
  }
}

import { compose, isPlace, PLACES, type Composition } from '@updown/protocol/site/contributions';
import { type Release } from '@updown/protocol/site/site-descriptor';
import { rememberFailed, versionsFor, type Visitor } from '../site/choose-version';
import { contributesOf, type Site } from '../site/site';
import type { RemoteFailure } from './remote-failure';

/** A version is replaced automatically only while it is new in the page: a later fault must not discard a typed stake. */
const NEW_FOR_MS = 10_000;

/** How an open page can get the pending parts of a newer site. A new host, or a version that needs one, requires a reload. */
export type Offer = 'update' | 'reload';

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

/** The site with the flags and settings of a newer one. They follow at once, whichever version of a remote runs. */
function steeredLike({ flags, remotes: served }: Site, site: Site): Site {
  const remotes = Object.entries(site.remotes).map(([name, part]) => {
    const next = served[name];
    if (part.status !== 'on' || next?.status !== 'on') return [name, part] as const;
    const { settings } = next.remote;
    return [name, { ...part, remote: { ...part.remote, settings } }] as const;
  });
  return { ...site, flags, remotes: Object.fromEntries(remotes) };
}

/**
 * Decides which version of each remote this page runs; all places of a remote show the same version. Adopts the parts of a
 * newer descriptor one by one.
 */
export class RunningRemotes {
  readonly #visitor: Visitor;
  #site: Site;
  /** The newest descriptor. */
  #served: Site;
  /** The serial number of the descriptor that the visitor declined for this visit. */
  #declined = 0;
  /** The number of places of each remote on the page. */
  readonly #places = new Map<string, number>();
  /** The versions of each remote, best first. */
  readonly #versions = new Map<string, readonly Release[]>();
  readonly #running = new Map<string, Running>();
  readonly #startedAt = new Map<Release, number>();
  /** The versions that have run in this page, by their folders. */
  readonly #ran = new Map<string, Owner>();
  readonly #listeners = new Set<() => void>();
  #composition: Composition | undefined;

  constructor(site: Site, visitor: Visitor) {
    this.#visitor = visitor;
    this.#site = site;
    this.#served = site;
    for (const remote of Object.keys(site.remotes)) this.#begin(remote);
  }

  of(remote: string): Running | undefined {
    return this.#running.get(remote);
  }

  /** The site as the page shows it, including the parts of a newer descriptor that the page has adopted. */
  get site(): Site {
    return this.#site;
  }

  /** The pages and places that the running versions bring. */
  get composition(): Composition {
    return (this.#composition ??= this.#compose());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A module of the version has loaded. From the first one on, the session remembers which earlier versions failed. */
  started(remote: string, release: Release): void {
    if (this.#startedAt.has(release)) return;
    this.#startedAt.set(release, Date.now());
    this.#ran.set(release.entry.slice(0, release.entry.lastIndexOf('/') + 1), { remote, release });
    const versions = this.#versions.get(remote) ?? [];
    rememberFailed(this.#visitor, remote, versions.slice(0, versions.indexOf(release)));
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
    const versions = this.#versions.get(remote) ?? [];
    const next = versions[versions.indexOf(release) + 1];
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
    const first = this.#versions.get(remote)![0]!;
    const next = this.#startedAt.has(release) ? release : first;
    this.#set(remote, { release: next, attempt: attempt + 1 });
  }

  /**
   * The site has a newer descriptor. A remote on the page keeps its version until the visitor leaves its places or accepts the
   * update.
   */
  released(served: Site): void {
    this.#served = served;
    this.#site = steeredLike(served, this.#site);
    this.#takeUnseen();
    this.#notify();
  }

  /** How the visitor can get the pending parts: an update of the places on this page, or a reload. */
  get offer(): Offer | null {
    if (this.#served.serial === this.#declined) return null;
    if (this.#hasNewHost()) return 'reload';
    const waiting = this.#waiting();
    if (waiting.length === 0) return null;
    return waiting.every((remote) => this.#fits(remote)) ? 'update' : 'reload';
  }

  /** The visitor accepts the new versions now. */
  readonly update = (): void => {
    for (const remote of this.#waiting()) if (this.#fits(remote)) this.#adopt(remote);
  };

  /** The visitor declines the new versions while the places on this page stay. */
  readonly decline = (): void => {
    this.#declined = this.#served.serial;
    this.#notify();
  };

  /** The visitor has navigated to another page of the site. */
  readonly moved = (): void => this.#takeUnseen({ withNew: true });

  /** Counts a place of the remote on the page, until the returned function is called. */
  readonly entered = (remote: string): (() => void) => {
    this.#places.set(remote, (this.#places.get(remote) ?? 0) + 1);
    return () => {
      this.#places.set(remote, this.#places.get(remote)! - 1);
      // Navigation removes the places of one page just before it adds those of the next, so count them after both.
      void Promise.resolve().then(() => this.#takeUnseen());
    };
  };

  /**
   * Adopts every part that is not on the page. A remote that is new to the page may add a place that moves others, and is then
   * included only with `withNew`.
   */
  #takeUnseen({ withNew = false } = {}): void {
    for (const remote of this.#waiting()) {
      const isCalm = this.#site.remotes[remote] !== undefined || !this.#wouldMove(remote);
      if (this.#fits(remote) && !this.#places.get(remote) && (withNew || isCalm)) {
        this.#adopt(remote);
      }
    }
  }

  #wouldMove(remote: string): boolean {
    const { places = [] } = contributesOf(this.#served.remotes[remote]) ?? {};
    return places.some(({ place }) => !isPlace(place) || !PLACES[place].isLate);
  }

  #hasNewHost(): boolean {
    const { host } = this.#served;
    return host !== undefined && host !== this.#site.host;
  }

  /** The remotes whose part of the site differs from the page's. A damaged part replaces nothing that works. */
  #waiting(): string[] {
    const names = Object.keys({ ...this.#site.remotes, ...this.#served.remotes });
    return names.filter(
      (name) =>
        this.#served.remotes[name]?.status !== 'broken' &&
        this.#fingerprint(name, this.#served) !== this.#fingerprint(name, this.#site),
    );
  }

  /** Identifies the parts that would look the same to a visitor. */
  #fingerprint(remote: string, site: Site): string {
    const part = site.remotes[remote];
    if (part?.status !== 'on') return JSON.stringify(part) ?? '';
    return versionsFor(this.#visitor, remote, site)[0]!.integrity;
  }

  #fits(remote: string): boolean {
    return versionsFor(this.#visitor, remote, this.#served).slice(0, 1).every(this.#visitor.fits);
  }

  #adopt(remote: string): void {
    const { serial, remotes } = this.#served;
    const ours = this.#site.remotes;
    // In the order of the newer descriptor, which decides between two remotes with one path.
    const names = [...new Set([...Object.keys(remotes), ...Object.keys(ours)])];
    const next = names.flatMap((name) => {
      const part = name === remote ? remotes[name] : ours[name];
      return part === undefined ? [] : [[name, part] as const];
    });
    this.#site = { ...this.#site, serial, remotes: Object.fromEntries(next) };
    this.#begin(remote);
  }

  #begin(remote: string): void {
    const versions = versionsFor(this.#visitor, remote, this.#site);
    this.#versions.set(remote, versions);
    const [release] = versions;
    this.#set(remote, release && { release, attempt: 0 });
  }

  #set(remote: string, running: Running | undefined): void {
    if (running === undefined) this.#running.delete(remote);
    else this.#running.set(remote, running);
    this.#notify();
  }

  #compose(): Composition {
    const parts = Object.entries(this.#site.remotes).map(([name, part]) => {
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

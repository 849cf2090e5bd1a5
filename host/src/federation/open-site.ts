import { isPlace, PLACES, type Release } from '@updown/shared/site';
import { contributesOf, type Site } from '../site/site';

/** How an open page can get the pending parts of a newer site. A new host, or a version that needs one, requires a reload. */
export type Offer = 'update' | 'reload';

interface Rules {
  /** The versions of a remote for this visitor, best first. */
  readonly chainOf: (remote: string, site: Site) => readonly Release[];
  readonly fits: (release: Release) => boolean;
  readonly onAdopted: (remote: string) => void;
}

/** The site of an open page, which adopts the parts of a newer descriptor one by one. */
export class OpenSite {
  #site: Site;
  /** The newest descriptor. */
  #served: Site;
  /** The serial number of the descriptor that the visitor declined for this visit. */
  #declined = 0;
  readonly #rules: Rules;
  /** The number of places of each remote on the page. */
  readonly #places = new Map<string, number>();

  constructor(site: Site, rules: Rules) {
    this.#site = site;
    this.#served = site;
    this.#rules = rules;
  }

  get site(): Site {
    return this.#site;
  }

  get offer(): Offer | null {
    if (this.#served.serial === this.#declined) return null;
    if (this.#hasNewHost()) return 'reload';
    const waiting = this.#waiting();
    if (waiting.length === 0) return null;
    return waiting.every((remote) => this.#fits(remote)) ? 'update' : 'reload';
  }

  decline(): void {
    this.#declined = this.#served.serial;
  }

  released(served: Site): void {
    this.#served = served;
    this.takeUnseen();
  }

  /** Counts a place of the remote on the page, until the returned function is called. */
  entered(remote: string): () => void {
    this.#places.set(remote, (this.#places.get(remote) ?? 0) + 1);
    return () => {
      this.#places.set(remote, this.#places.get(remote)! - 1);
      // Navigation removes the places of one page just before it adds those of the next, so count them after both.
      void Promise.resolve().then(() => this.takeUnseen());
    };
  }

  /**
   * Adopts every part that is not on the page. A remote that is new to the page may add a place that moves others, and is then
   * included only with `withNew`.
   */
  takeUnseen({ withNew = false } = {}): void {
    for (const remote of this.#waiting()) {
      const isCalm = this.#site.remotes[remote] !== undefined || !this.#wouldMove(remote);
      if (this.#fits(remote) && !this.#places.get(remote) && (withNew || isCalm)) {
        this.#adopt(remote);
      }
    }
  }

  #wouldMove(remote: string): boolean {
    const { places = [] } = contributesOf(this.#served.remotes[remote]) ?? {};
    return places.some(({ place }) => isPlace(place) && !PLACES[place].isLate);
  }

  takeAll(): void {
    for (const remote of this.#waiting()) if (this.#fits(remote)) this.#adopt(remote);
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
    if (part === undefined) return '';
    return part.status === 'on'
      ? this.#rules.chainOf(remote, site)[0]!.integrity
      : JSON.stringify(part);
  }

  #fits(remote: string): boolean {
    return this.#rules.chainOf(remote, this.#served).slice(0, 1).every(this.#rules.fits);
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
    this.#rules.onAdopted(remote);
  }
}

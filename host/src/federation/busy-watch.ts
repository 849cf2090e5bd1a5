import type { Release } from '@updown/protocol/site/site-descriptor';
import type { PageStorage } from '../browser-storage';
import { busyOf } from './failure-of';
import type { RemoteFailure } from './remote-failure';

type Storage = Pick<PageStorage, 'getItem' | 'setItem' | 'removeItem'>;

/** From this time on, a remote keeps the page busy: nothing else of the page runs meanwhile. */
const BUSY_MS = 5_000;
/** A page that is not busy comes to the end of what a remote began. */
const SOON_MS = 1_000;

/** What a remote began, kept in the browser: a page that never comes back cannot tell. */
const BEGUN = 'updown:begun';

function keyOf(remote: string): string {
  return `updown:busy:${remote}`;
}

interface Begun {
  readonly remote: string;
  readonly version: string;
  readonly integrity: string;
  readonly at: number;
}

function begunIn(text: string | null): Begun | null {
  try {
    return JSON.parse(text ?? 'null') as Begun | null;
  } catch {
    return null;
  }
}

/** Finds the remote that keeps the main thread busy. This browser then begins with its fall-back at the next load. */
export class BusyWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun: Begun | undefined;
  #wasHidden = false;

  constructor(
    private readonly storage: Storage,
    private readonly report: (failure: RemoteFailure) => void,
  ) {
    this.#findUnfinished();
    addEventListener('pagehide', () => this.#end());
  }

  /** A version is about to run: the one that began last is busy if nothing else runs for long. */
  begins(remote: string, { version, integrity }: Release): void {
    // The timer of a busy version may be due, and the next version begins first.
    this.#settle(0);
    const begun: Begun = { remote, version, integrity, at: Date.now() };
    this.storage.setItem(BEGUN, JSON.stringify(begun));
    this.#begun = begun;
    this.#wasHidden = document.hidden;
    this.#timer = setTimeout(() => this.#settle(SOON_MS), SOON_MS);
  }

  #settle(waitedMs: number): void {
    const begun = this.#begun;
    this.#end();
    if (begun === undefined) return;
    const took = Date.now() - begun.at - waitedMs;
    // A browser slows the timers of a hidden page.
    if (took >= BUSY_MS && !this.#wasHidden && !document.hidden) this.#note(begun, took);
  }

  /** Whether this version kept the page busy at an earlier visit. */
  wasBusy(remote: string, { integrity }: Release): boolean {
    return this.storage.getItem(keyOf(remote)) === integrity;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#begun = undefined;
    this.storage.removeItem(BEGUN);
  }

  #findUnfinished(): void {
    const begun = begunIn(this.storage.getItem(BEGUN));
    if (begun === null) return;
    // Another tab may have begun just now.
    if (Date.now() - begun.at < BUSY_MS + SOON_MS) return;
    this.storage.removeItem(BEGUN);
    this.#note(begun);
  }

  #note(begun: Begun, took?: number): void {
    this.storage.setItem(keyOf(begun.remote), begun.integrity);
    this.report(busyOf(begun, took));
  }
}

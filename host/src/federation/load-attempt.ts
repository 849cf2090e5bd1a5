import { containerName } from '@updown/protocol/site/container-name';
import type { Release } from '@updown/protocol/site/site-descriptor';
import type { Phase, RemoteError } from './remote-failure';
import { isScriptIn } from './script-policy';

const RETRY = /\?retry=\d+$/;

export type Module = Readonly<Record<string, unknown>>;

/** The delay before the second try. */
export const RETRY_AFTER_MS = 700;

/** The progress of loading one version of a remote. Loading can be aborted and retried. */
export class LoadAttempt {
  phase: Phase = 'descriptor';
  brokenOff = false;
  /** Why the browser refused the last failed script; null if its content was right, or if no script failed. */
  alteration: Promise<RemoteError | null> | null = null;
  /** The address of the last script that failed. */
  failedScript: string | null = null;
  /** Whether loading was aborted at least once. */
  hasHung = false;
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  readonly #integrity: string;
  readonly #folder: string;
  /** The scripts that did not answer, with their hashes. */
  readonly #hung = new Map<string, string>();
  #attempt = 0;
  #controller = new AbortController();

  constructor(
    readonly remote: string,
    { version, entry, integrity }: Release,
  ) {
    this.version = version;
    this.container = containerName(remote, version);
    this.entry = new URL(entry, location.href).href;
    this.#integrity = integrity;
    this.#folder = new URL('.', this.entry).href;
  }

  reach(phase: Phase): void {
    this.phase = phase;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts over after an abort. A new attempt requests stalled scripts again, under a new URL. */
  begin(attempt: number): void {
    if (this.brokenOff) this.#controller = new AbortController();
    this.brokenOff = false;
    if (attempt <= this.#attempt) return;
    this.#attempt = attempt;
    this.alteration = null;
    this.failedScript = null;
    // A chunk registers itself whatever its URL.
    for (const [url, integrity] of this.#hung) {
      if (url !== this.entry) document.head.append(this.#script(url, integrity));
    }
  }

  owns(url: string): boolean {
    return isScriptIn(this.#folder, url, location.href);
  }

  entryScript(): HTMLScriptElement {
    return this.#script(this.entry, this.#integrity);
  }

  #script(url: string, integrity: string): HTMLScriptElement {
    const script = document.createElement('script');
    // A browser merges a request with a stalled one for the same URL, so a retry needs another URL.
    script.src = this.#hung.has(url) && this.#attempt > 0 ? `${url}?retry=${this.#attempt}` : url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return script;
  }

  /** Fails every pending script of this version, as a network error would, so that a retry can work. */
  breakOff(): void {
    this.brokenOff = true;
    this.hasHung = true;
    this.#controller.abort();
    // A browser also merges a script's request with its stalled preload.
    for (const { href, integrity } of this.#hints()) this.#hung.set(href, integrity);
    for (const script of document.querySelectorAll<HTMLScriptElement>('head script[src]')) {
      if (!script.src.startsWith(this.#folder)) continue;
      this.#hung.set(script.src.replace(RETRY, ''), script.integrity);
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
  }

  /** The preload hints for this version. */
  #hints(): HTMLLinkElement[] {
    const hints = document.querySelectorAll<HTMLLinkElement>('head link[as="script"]');
    return [...hints].filter(({ href }) => href.startsWith(this.#folder));
  }
}

/** By container name. */
export type Attempts = ReadonlyMap<string, LoadAttempt>;

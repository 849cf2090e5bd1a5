import { containerName } from '../../../webpack/container-name';
import type { Phase, RemoteProblem } from './remote-failure';
import type { DeployedRemote, RemoteName } from '../site/site';

/** What the loading of one remote has come to, and the way to break it off. */
export class RemoteWatch {
  phase: Phase = 'manifest';
  /** What a check of ours found, which the federation runtime would turn into a text of its own. */
  problem: RemoteProblem | null = null;
  brokenOff = false;
  retries = 0;
  readonly container: string;
  readonly entry: string;
  readonly #folder: string;
  readonly #hung = new Set<string>();
  #controller = new AbortController();

  constructor(
    readonly name: RemoteName,
    { version, entry }: DeployedRemote,
  ) {
    this.container = containerName(name, version);
    this.entry = new URL(entry, location.href).href;
    this.#folder = new URL('.', this.entry).href;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Forgets what went wrong, and asks again, under a new address, for the code that never came. */
  begin(again: boolean): void {
    if (this.brokenOff) this.#controller = new AbortController();
    this.brokenOff = false;
    this.problem = null;
    if (!again) return;
    this.retries += 1;
    // A chunk installs itself, whatever the address it came from.
    for (const url of this.#hung) if (url !== this.entry) document.head.append(this.script(url));
  }

  /** A browser gives a second request for an address that hangs to the first one to answer: so it gets another. */
  freshAddress(url: string): string {
    return this.retries > 0 ? `${url}?retry=${this.retries}` : url;
  }

  script(url: string): HTMLScriptElement {
    const script = document.createElement('script');
    script.src = this.#hung.has(url) ? this.freshAddress(url) : url;
    script.crossOrigin = 'anonymous';
    return script;
  }

  /** Ends all that is still loading for this remote as if its network had failed, so that it can be tried again. */
  breakOff(): void {
    this.brokenOff = true;
    this.#controller.abort();
    for (const script of document.querySelectorAll<HTMLScriptElement>('head script[src]')) {
      if (!script.src.startsWith(this.#folder)) continue;
      this.#hung.add(script.src.replace(/\?retry=\d+$/, ''));
      script.dispatchEvent(new Event('error'));
      script.remove();
    }
  }
}

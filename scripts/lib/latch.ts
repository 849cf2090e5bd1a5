import { aborted } from './aborted';

/** A gate that opens once: one part of a start opens it, another waits for that. */
export class Latch {
  readonly #open = new AbortController();

  open(): void {
    this.#open.abort();
  }

  /** Resolves once the latch is open; rejects with the signal's reason if that comes first. */
  async opened(signal: AbortSignal): Promise<void> {
    await aborted(AbortSignal.any([this.#open.signal, signal]));
    if (!this.#open.signal.aborted) signal.throwIfAborted();
  }
}

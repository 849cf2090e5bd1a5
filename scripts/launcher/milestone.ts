/** A point in a start that one part reaches, and another waits for. */
export class Milestone {
  readonly #reached = new AbortController();

  reach(): void {
    this.#reached.abort();
  }

  /** Waits for it; fails when the wait is given up. */
  async reached(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const either = AbortSignal.any([this.#reached.signal, signal]);
      if (either.aborted) resolve();
      else either.addEventListener('abort', () => resolve(), { once: true });
    });
    if (!this.#reached.signal.aborted) signal.throwIfAborted();
  }
}

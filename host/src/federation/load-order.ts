/** How long the other places wait for the first ones: a remote that hangs must not hold up the whole page. */
const FIRST_WITHIN_MS = 3_000;

/**
 * The order in which the parts of a page load: the panel that a visitor waits for, then the other places in the order of the
 * screen, while the page is idle, and the services. So their code does not compete with the panel's for line and processor.
 */
export class LoadOrder {
  readonly #awaited = new Set<Promise<void>>();

  /** A first place begins to load. Call the returned function once it has rendered, failed or gone. */
  begins(): () => void {
    let end = () => {};
    const rendered = new Promise<void>((resolve) => (end = resolve));
    this.#awaited.add(rendered);
    void rendered.then(() => this.#awaited.delete(rendered));
    return end;
  }

  /** Resolves once the first places have rendered; undefined if nothing waits for them. */
  rendered(): Promise<unknown> | undefined {
    if (this.#awaited.size === 0) return undefined;
    const limit = new Promise((resolve) => setTimeout(resolve, FIRST_WITHIN_MS));
    return Promise.race([Promise.all(this.#awaited), limit]);
  }
}

/** A busy page is never idle. */
const IDLE_WITHIN_MS = 500;

/** Resolves while the page has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
  });
}

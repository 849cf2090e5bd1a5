import { Problem } from './problem';

type Step = () => Promise<void> | void;

/**
 * Steps that undo a start, run in reverse order. A failed step does not keep the others from running. Node 20 has no
 * `AsyncDisposableStack`, which would do the same.
 */
export class CleanupStack {
  readonly #steps: Step[] = [];
  #running: Promise<void> | undefined;

  defer(step: Step): void {
    this.#steps.push(step);
  }

  /** Runs every step once; a later call waits for the first. Throws a `Problem` if every error is one. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0 && errors.every((error) => error instanceof Problem)) {
      throw new Problem(errors.map(({ message }) => message).join('\n\n'));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped.');
  }
}

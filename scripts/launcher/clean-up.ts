type Step = () => Promise<void> | void;

/** What has to be undone, last things first; every step is tried even where another fails. */
export class CleanUp {
  readonly #steps: Step[] = [];
  #running: Promise<void> | undefined;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Safe to call more than once: later calls wait for the first. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped.');
  }
}

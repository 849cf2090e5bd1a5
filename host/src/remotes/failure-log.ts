import type { RemoteFailure } from './remote-failure';

export interface LoggedFailure extends RemoteFailure {
  /** ISO 8601. */
  readonly time: string;
}

/** The failures of this page. Each is listed and sent once, although every place of a remote meets it. */
export class FailureLog {
  readonly #failures: LoggedFailure[] = [];
  readonly #known = new Set<string>();

  constructor(private readonly send: (failure: RemoteFailure) => void) {}

  get list(): readonly LoggedFailure[] {
    return this.#failures;
  }

  add(failure: RemoteFailure): void {
    const { remote, version, kind, phase, detail } = failure;
    const key = JSON.stringify([remote, version, kind, phase, detail]);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.#failures.push({ ...failure, time: new Date().toISOString() });
    console.error(`[remote] ${remote} ${version}, ${phase}: ${detail}`);
    this.send(failure);
  }
}

import { UNKNOWN_VERSION } from '../site/site';
import type { RemoteFailure } from './remote-failure';

export interface LoggedFailure extends RemoteFailure {
  /** ISO 8601. */
  readonly time: string;
}

/** The failures of this page. Each failure is listed and sent once, even if it affects several places. */
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

/** The longest detail that the API accepts. */
const LONGEST = 2000;

/** Reports a failure to the API, which counts failures by version. A lost report is not itself a failure. */
export function sendFailure({ remote, version, kind, phase, detail }: RemoteFailure): void {
  if (version === UNKNOWN_VERSION) return;
  void fetch('/api/telemetry/remote-error', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, version, kind, phase, detail: detail.slice(0, LONGEST) }),
    keepalive: true,
  }).catch(() => undefined);
}

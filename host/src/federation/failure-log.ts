import { onSite, traceIdOf } from '@updown/shared';
import { UNKNOWN_VERSION } from '../site/site';
import type { RemoteFailure } from './remote-failure';

export interface LoggedFailure extends RemoteFailure {
  /** ISO 8601. */
  readonly time: string;
}

/** The failures of this page. Each failure is listed and sent once, even if it affects several places. */
export class FailureLog {
  readonly #failures: LoggedFailure[] = [];
  readonly #traces = new Map<string, Promise<string | undefined>>();

  constructor(private readonly send: (failure: RemoteFailure) => Promise<string | undefined>) {}

  get list(): readonly LoggedFailure[] {
    return this.#failures;
  }

  add(failure: RemoteFailure): void {
    const { remote, version, phase, detail } = failure;
    const key = keyOf(failure);
    if (this.#traces.has(key)) return;
    this.#failures.push({ ...failure, time: new Date().toISOString() });
    console.error(`[remote] ${remote} ${version}, ${phase}: ${detail}`);
    this.#traces.set(key, this.send(failure));
  }

  /** The trace of the failure's report; undefined if the operator keeps no traces. */
  traceOf(failure: RemoteFailure): Promise<string | undefined> {
    return this.#traces.get(keyOf(failure)) ?? Promise.resolve(undefined);
  }
}

function keyOf({ remote, version, kind, phase, detail }: RemoteFailure): string {
  return JSON.stringify([remote, version, kind, phase, detail]);
}

/** The longest detail that the API accepts. */
const LONGEST = 2000;

/**
 * Reports a failure to the API, which counts failures by version. Resolves to the report's trace, if there is one. A lost
 * report is not itself a failure.
 */
export async function sendFailure(failure: RemoteFailure): Promise<string | undefined> {
  const { remote, version, kind, phase, detail } = failure;
  if (version === UNKNOWN_VERSION) return undefined;
  const answer = await fetch(onSite('/api/telemetry/remote-error'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, version, kind, phase, detail: detail.slice(0, LONGEST) }),
    keepalive: true,
  }).catch(() => undefined);
  return traceIdOf(answer?.headers.get('traceresponse'));
}

import { UNKNOWN_VERSION } from '../site/site';
import type { RemoteFailure } from './remote-failure';

/** The longest detail that the API accepts. */
const LONGEST = 2000;

/** Reports a failure to the API, which counts by version. A report that is lost is no second failure. */
export function sendFailure({ remote, version, kind, phase, detail }: RemoteFailure): void {
  if (version === UNKNOWN_VERSION) return;
  void fetch('/api/telemetry/remote-error', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote, version, kind, phase, detail: detail.slice(0, LONGEST) }),
    keepalive: true,
  }).catch(() => undefined);
}

import type { LoadAttempt } from './load-attempt';
import { RemoteError, type RemoteFailure } from './remote-failure';

type Cause = Pick<RemoteFailure, 'kind' | 'detail' | 'status'>;
type Attempted = Pick<LoadAttempt, 'phase' | 'brokenOff' | 'container' | 'failedScript'>;

/** Converts an error from the runtime or a remote into a failure, given the remote's load state at the time. */
export function failureOf(
  thrown: unknown,
  loadAttempt: Attempted,
): Pick<RemoteFailure, 'kind' | 'phase' | 'detail' | 'status'> {
  const { phase, brokenOff } = loadAttempt;
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (thrown instanceof RemoteError) return { phase, kind: thrown.kind, detail: thrown.message };
  return {
    phase,
    ...causeOf(thrown instanceof Error ? thrown.message : String(thrown), loadAttempt),
  };
}

/** The prefix that the runtime adds to an error, including the URL of its documentation. */
const BY_THE_RUNTIME = /^[^]*Original Error Message:\s*|^\[ Federation Runtime \]: /;

/** The runtime's errors differ in their messages only. */
function causeOf(message: string, { container, failedScript }: Attempted): Cause {
  const missing = /Module "\.\/([^"]*)" does not exist in container/.exec(message);
  if (missing) return { kind: 'incompatible', detail: `it has no module ${missing[1]}.` };
  if (/#RUNTIME-00[12]\b/.test(message)) {
    return { kind: 'incompatible', detail: `its entry defines no container named ${container}.` };
  }
  const detail = message.replace(BY_THE_RUNTIME, '').replace(/^(?:Script\w*|Type)?Error: /, '');
  if (/ScriptExecutionError/.test(message)) return { kind: 'crashed', detail };
  const isMissing = /#RUNTIME-008\b|Loading chunk/.test(message);
  if (!isMissing) return { kind: 'crashed', detail };
  const status = statusOf(failedScript);
  if (status < 400) return { kind: 'unreachable', detail };
  // A release that lacks a file is another matter than a server that is down.
  const meaning = status === 404 || status === 410 ? 'the file is missing' : 'the server fails';
  return { kind: 'unreachable', detail: `${detail} (${status}: ${meaning})`, status };
}

/** What the server answered for a script: 0 without an answer, and for another origin that does not share its timings. */
function statusOf(script: string | null): number {
  const [timing] = script === null ? [] : performance.getEntriesByName(script).slice(-1);
  const { responseStatus = 0 } = (timing ?? {}) as Partial<PerformanceResourceTiming>;
  return responseStatus;
}

type Version = Pick<RemoteFailure, 'remote' | 'version'>;

/** The failure of a version whose content waits for too long, such as for a chunk. */
export function lateOf({ remote, version }: Version): RemoteFailure {
  const detail = 'It waits for something that does not come.';
  return { remote, version, kind: 'timeout', phase: 'render', detail };
}

/** The failure of a version that keeps the main thread busy, for so many milliseconds or for ever. */
export function busyOf({ remote, version }: Version, tookMs?: number): RemoteFailure {
  const detail =
    tookMs === undefined
      ? 'It kept the page busy for ever.'
      : `It kept the page busy for ${Math.round(tookMs / 1000)} s.`;
  return { remote, version, kind: 'timeout', phase: 'render', detail };
}

/** The failure of a version whose code throws on render, in an effect, or as it leaves the page. */
export function crashOf(thrown: unknown, { remote, version }: Version): RemoteFailure {
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { remote, version, kind: 'crashed', phase: 'render', detail };
}

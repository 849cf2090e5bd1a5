import type { LoadAttempt } from './load-attempt';
import { RemoteError, type RemoteFailure } from './remote-failure';

type Cause = Pick<RemoteFailure, 'kind' | 'detail'>;
type Attempted = Pick<LoadAttempt, 'phase' | 'brokenOff' | 'container'>;

/** Converts an error of the runtime or of a remote, with the state of the remote at that time. */
export function failureOf(
  thrown: unknown,
  loadAttempt: Attempted,
): Pick<RemoteFailure, 'kind' | 'phase' | 'detail'> {
  const { phase, brokenOff } = loadAttempt;
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (thrown instanceof RemoteError) return { phase, kind: thrown.kind, detail: thrown.message };
  return {
    phase,
    ...causeOf(thrown instanceof Error ? thrown.message : String(thrown), loadAttempt),
  };
}

/** What the runtime puts before an error, and the address of its documentation with it. */
const BY_THE_RUNTIME = /^[^]*Original Error Message:\s*|^\[ Federation Runtime \]: /;

/** The runtime tells its errors apart by their texts only. */
function causeOf(message: string, { container }: Attempted): Cause {
  const missing = /Module "\.\/([^"]*)" does not exist in container/.exec(message);
  if (missing) return { kind: 'incompatible', detail: `it has no module ${missing[1]}.` };
  if (/#RUNTIME-00[12]\b/.test(message)) {
    return { kind: 'incompatible', detail: `its entry defines no container named ${container}.` };
  }
  const detail = message.replace(BY_THE_RUNTIME, '').replace(/^(?:Script\w*|Type)?Error: /, '');
  if (/ScriptExecutionError/.test(message)) return { kind: 'crashed', detail };
  const isMissing = /#RUNTIME-008\b|Loading chunk/.test(message);
  return { kind: isMissing ? 'unreachable' : 'crashed', detail };
}

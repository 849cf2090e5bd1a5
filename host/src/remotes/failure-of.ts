import { RemoteError, type RemoteFailure } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

type Cause = Pick<RemoteFailure, 'kind' | 'detail'>;
type Watched = Pick<RemoteWatch, 'phase' | 'brokenOff' | 'container'>;

/** Converts an error of the runtime or of a remote, with the state of the remote at that time. */
export function failureOf(
  thrown: unknown,
  watch: Watched,
): Pick<RemoteFailure, 'kind' | 'phase' | 'detail'> {
  const { phase, brokenOff } = watch;
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (thrown instanceof RemoteError) return { phase, kind: thrown.kind, detail: thrown.message };
  return { phase, ...causeOf(thrown instanceof Error ? thrown.message : String(thrown), watch) };
}

/** What the runtime puts before an error, and the address of its documentation with it. */
const BY_THE_RUNTIME = /^[^]*Original Error Message:\s*|^\[ Federation Runtime \]: /;

/** The runtime tells its errors apart by their texts only. */
function causeOf(message: string, { container }: Watched): Cause {
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

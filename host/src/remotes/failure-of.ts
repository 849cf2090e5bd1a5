import { RemoteError, type FailureKind, type RemoteFailure } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

type Cause = Pick<RemoteFailure, 'kind' | 'phase' | 'detail'>;

/** Converts an error of the federation runtime, with the state of the remote at that time. */
export function failureOf(
  thrown: unknown,
  { phase, brokenOff }: Pick<RemoteWatch, 'phase' | 'brokenOff'>,
): Cause {
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (thrown instanceof RemoteError) return { phase, kind: thrown.kind, detail: thrown.message };
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { phase, kind: kindOf(detail), detail };
}

// The runtime's errors differ only by their number or their text.
function kindOf(message: string): FailureKind {
  if (/shared singleton module|does not satisfy/i.test(message)) return 'incompatible';
  if (/RUNTIME-0(?:01|02|13|14)|ScriptExecutionError/.test(message)) return 'corrupt';
  return /RUNTIME-008|Loading chunk/.test(message) ? 'unreachable' : 'crashed';
}

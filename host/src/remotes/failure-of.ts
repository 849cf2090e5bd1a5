import type { FailureKind, Phase, RemoteFailure } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

type Cause = Pick<RemoteFailure, 'kind' | 'phase' | 'detail'>;

/** Reads what the federation runtime threw, with what was known of the remote at that time. */
export function failureOf(
  thrown: unknown,
  { phase, problem, brokenOff }: Pick<RemoteWatch, 'phase' | 'problem' | 'brokenOff'>,
): Cause {
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (problem !== null) return { phase, kind: problem.kind, detail: problem.message };
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { phase, kind: kindOf(phase, detail), detail };
}

// The runtime's errors are told apart by their number or their wording only.
function kindOf(phase: Phase, message: string): FailureKind {
  if (/shared singleton module|does not satisfy/i.test(message)) return 'incompatible';
  if (/RUNTIME-0(?:01|02|13|14)|ScriptExecutionError/.test(message)) return 'corrupt';
  if (phase === 'manifest' || phase === 'entry' || /Loading chunk/.test(message))
    return 'unreachable';
  return 'crashed';
}

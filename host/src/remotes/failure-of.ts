import { RemoteError, type FailureKind, type RemoteFailure } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

type Cause = Pick<RemoteFailure, 'kind' | 'phase' | 'detail'>;

/** Converts an error of a remote's container, with the state of the remote at that time. */
export function failureOf(
  thrown: unknown,
  { phase, brokenOff }: Pick<RemoteWatch, 'phase' | 'brokenOff'>,
): Cause {
  if (brokenOff) return { phase, kind: 'timeout', detail: 'No answer in time.' };
  if (thrown instanceof RemoteError) return { phase, kind: thrown.kind, detail: thrown.message };
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { phase, kind: kindOf(detail), detail };
}

// Those of webpack's code in a remote differ only by their text.
function kindOf(message: string): FailureKind {
  if (/does not exist in container/.test(message)) return 'corrupt';
  return /Loading chunk/.test(message) ? 'unreachable' : 'crashed';
}

import type { LoadAttempt } from './load-attempt';
import { RemoteError, type RemoteFailure } from './remote-failure';

/**
 * Notes a remote's script that fails to load, and reports an altered script. Script errors do not bubble, so the page listens
 * in the capture phase.
 */
export function noteFailedScripts(
  attempts: ReadonlyMap<string, LoadAttempt>,
  report: (failure: RemoteFailure) => void,
): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    for (const loadAttempt of attempts.values()) {
      if (loadAttempt.owns(target.src) && !loadAttempt.brokenOff) {
        void noteFailed(loadAttempt, target, report);
      }
    }
  };
  window.addEventListener('error', note, { capture: true });
}

async function noteFailed(
  loadAttempt: LoadAttempt,
  script: HTMLScriptElement,
  report: (failure: RemoteFailure) => void,
): Promise<void> {
  const { remote, version, phase } = loadAttempt;
  loadAttempt.failedScript = script.src;
  loadAttempt.alteration = alterationOf(script);
  const altered = await loadAttempt.alteration;
  if (altered === null) return;
  report({ remote, version, kind: altered.kind, phase, detail: altered.message });
}

async function alterationOf(script: HTMLScriptElement): Promise<RemoteError | null> {
  if (!(await isAltered(script))) return null;
  const file = new URL(script.src).pathname.split('/').at(-1);
  return new RemoteError('corrupt', `${file} is not the file that was released.`);
}

const WITHIN_MS = 2_000;

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Whether the content of a failed script differs from its hash. A browser does not report why it refused a script, so this
 * function fetches the content again as data. It bypasses the cache, so that a retry gets what the server has now.
 */
export async function isAltered({ src, integrity }: HTMLScriptElement): Promise<boolean> {
  if (integrity === '') return false;
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await fetch(src, { cache: 'reload', signal });
    if (!answer.ok) return false;
    const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    return `sha384-${toBase64(digest)}` !== integrity;
  } catch {
    return false;
  }
}

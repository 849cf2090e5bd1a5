import { isAltered } from './is-altered';
import { RemoteError, type RemoteFailure } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

/**
 * Notes a script of a remote that does not load, and reports an altered one. An error of a script does not bubble, so the
 * page listens for it on the way down.
 */
export function noteFailedScripts(
  watches: ReadonlyMap<string, RemoteWatch>,
  report: (failure: RemoteFailure) => void,
): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    for (const watch of watches.values()) {
      if (watch.owns(target.src) && !watch.brokenOff) void noteFailed(watch, target, report);
    }
  };
  window.addEventListener('error', note, { capture: true });
}

async function noteFailed(
  watch: RemoteWatch,
  script: HTMLScriptElement,
  report: (failure: RemoteFailure) => void,
): Promise<void> {
  const { remote, version, phase } = watch;
  watch.alteration = alterationOf(script);
  const altered = await watch.alteration;
  if (altered === null) return;
  report({ remote, version, kind: altered.kind, phase, detail: altered.message });
}

async function alterationOf(script: HTMLScriptElement): Promise<RemoteError | null> {
  if (!(await isAltered(script))) return null;
  const file = new URL(script.src).pathname.split('/').at(-1);
  return new RemoteError('corrupt', `${file} is not the file that was released.`);
}

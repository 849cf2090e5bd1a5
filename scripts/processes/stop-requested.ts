import { readFileSync } from 'node:fs';
import { Problem } from '../lib/problem';

/** Our parent and its own: npm runs us through a shell, which survives a kill of npm. */
function ancestry(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)$/m.exec(status)?.[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** A signal that aborts on Ctrl-C, on a signal to end, or when the npm that runs us ends. */
export function stopRequested(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Problem('Stopped before it was ready.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event']) {
    const atFirst = ancestry();
    setInterval(() => {
      if (ancestry() !== atFirst) stop();
    }, 500).unref();
  }
  return controller.signal;
}

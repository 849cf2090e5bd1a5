import { readFileSync } from 'node:fs';
import { Problem } from './problem';

/** The process above our parent: npm runs us by way of a shell, which stays when npm is killed. */
function grandparent(): string | undefined {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return /^PPid:\s*(\d+)$/m.exec(status)?.[1];
  } catch {
    return undefined;
  }
}

function ancestry(): string {
  return `${process.ppid} ${grandparent()}`;
}

/** Aborts when we are asked to stop: by Ctrl-C, by a signal, or by the end of the npm that runs us. */
export function stopAsked(): AbortSignal {
  const asked = new AbortController();
  const stop = () => asked.abort(new Problem('Stopped before it was ready.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event']) {
    const atFirst = ancestry();
    setInterval(() => {
      if (ancestry() !== atFirst) stop();
    }, 500).unref();
  }
  return asked.signal;
}

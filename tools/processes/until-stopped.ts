import { readFileSync } from 'node:fs';
import { aborted } from '../abort';
import { Problem } from '../problem';

interface Running {
  /** Resolves when a part of it ends by itself. */
  readonly died?: Promise<Problem>;
  stop(): Promise<unknown>;
}

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
function stopRequested(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Problem('Stopped before it was ready.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event']) {
    const atFirst = ancestry();
    setInterval(() => ancestry() === atFirst || stop(), 500).unref();
  }
  return controller.signal;
}

/** Starts something, and stops it on request or when a part of it dies. Resolves with the exit code. */
export async function runUntilStopped(
  start: (signal: AbortSignal) => Promise<Running>,
  stopped = 'Stopped.',
): Promise<number> {
  const signal = stopRequested();
  const running = await start(signal);
  const request = aborted(signal);
  const problem = await Promise.race([request, running.died ?? request]);
  console.log(problem ? `\n${problem.message}\n\nStopping the rest …` : '\nStopping …');
  await running.stop();
  console.log(stopped);
  return problem ? 1 : 0;
}

import { rmSync } from 'node:fs';

/**
 * Removes `folder` when the process exits, even by a signal. Call it after the first servers have started: the exit
 * listeners run in order, so the servers end first.
 */
export function endCleanly(folder: string): void {
  // Each server adds an exit listener, and together they exceed Node's default limit.
  process.setMaxListeners(20);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130));
  }
}

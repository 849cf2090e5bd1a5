import { rmSync } from 'node:fs';

/**
 * Leaves nothing behind where it is ended from outside: the servers go with the process, and then the folder. To be
 * called when the first of them have been started.
 */
export const endCleanly = (folder: string): void => {
  // Each of the servers listens for our end, and there are more of them than Node expects.
  process.setMaxListeners(20);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
};

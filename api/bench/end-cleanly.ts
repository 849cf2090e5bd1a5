import { rmSync } from 'node:fs';

/**
 * Leaves nothing behind where it is ended from outside: the servers go with the process, and then the folder. To be
 * called when they have been started.
 */
export const endCleanly = (folder: string): void => {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
};

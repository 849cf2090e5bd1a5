import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Disk {
  readonly folder: string;
  /** Whether the folder is a separate file system, which can fill up without harm to anything else. */
  readonly isOwn: boolean;
  readonly remove: () => Promise<void>;
}

/** Creates a folder on a small disk in memory, or on the existing disk if this process may not mount one. */
export async function smallDisk(megabytes: number): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'updown-chaos-'));
  // PostgreSQL and nginx do not run as root and need access.
  await chmod(folder, 0o755);
  const options = `size=${megabytes}m,mode=755`;
  const isOwn = await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  return {
    folder,
    isOwn,
    remove: async () => {
      if (isOwn) await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const handle = await open(path, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step: a kill half-way leaves either the old file or the new one. */
export async function writeSafely(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const aside = `${path}.new`;
  try {
    await write(aside, content, mode);
  } catch (error) {
    // On a full disk, half a file would take the space that the next attempt needs.
    await rm(aside, { force: true });
    throw error;
  }
  await rename(aside, path);
  await sync(dirname(path));
}

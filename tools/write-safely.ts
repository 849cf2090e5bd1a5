import { rename, rm, writeFile } from 'node:fs/promises';

/** Replaces a file in one step: a kill half-way leaves either the old file or the new one. */
export async function writeSafely(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const aside = `${path}.new`;
  try {
    // On the disk before the name is, so that a power cut cannot leave the name of an empty file.
    await writeFile(aside, content, { mode, flush: true });
  } catch (error) {
    // On a full disk, half a file would take the space that the next attempt needs.
    await rm(aside, { force: true });
    throw error;
  }
  await rename(aside, path);
}

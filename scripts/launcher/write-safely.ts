import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file in one step, so that whoever is killed half-way leaves the old one or the new one, whole. */
export async function writeSafely(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const aside = `${path}.new`;
  const handle = await open(aside, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, path);
  await sync(dirname(path));
}

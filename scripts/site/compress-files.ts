import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = /\.(?:js|css|html|json|svg)$/;
const least = 512;

const forms = [
  ['.gz', (content: Buffer) => promisify(gzip)(content, { level: 9 })],
  [
    '.br',
    (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  ],
] as const;

/** Writes a compressed copy beside every file that gains by it, so that no server compresses the same again and again. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtime } = await stat(file);
    if (size < least) continue;
    const content = await readFile(file);
    for (const [extension, compress] of forms) {
      const copy = `${file}${extension}`;
      const known = await stat(copy).catch(() => undefined);
      if (known?.mtimeMs === mtime.getTime()) continue;
      await writeFile(copy, await compress(content));
      // The same time as its original's: by it a server makes the ETag, and we know that it is current.
      await utimes(copy, mtime, mtime);
    }
  }
}

import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTHWHILE = /\.(?:js|css|html|json|svg)$/;
const LEAST = 512;

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

/** The endings of the compressed copies. */
export const COPIES = forms.map(([extension]) => extension);

/** Writes compressed copies beside a file that benefits, so that the server does not compress each answer. */
export async function compressFile(file: string, isNew: boolean): Promise<void> {
  if (!WORTHWHILE.test(file)) return;
  const { size, mtime } = await stat(file);
  const content = await readFile(file);
  for (const [extension, compress] of forms) {
    const copy = `${file}${extension}`;
    if (size < LEAST) {
      await rm(copy, { force: true });
      continue;
    }
    const known = await stat(copy).catch(() => undefined);
    if (!isNew && known?.mtimeMs === mtime.getTime()) continue;
    await writeFile(copy, await compress(content));
    // The original's time, from which a server makes the ETag, and which shows that the copy is current.
    await utimes(copy, mtime, mtime);
  }
}

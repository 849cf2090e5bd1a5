import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A script whose name has a hash of its content. */
const SCRIPT = /^(?<stem>.+)\.[0-9a-f]{8,}\.js$/;
/** The folder of one version of a remote, among those of its other versions. */
const VERSION = /\/remotes\/[^/]+\/[^/]+$/;
/** How many earlier files a script is compared with: those of a visitor who missed a release, too. */
const EARLIER = 2;
const LEVEL = 19;
/** What a `dcz` begins with, before the hash of its dictionary: RFC 9842, section 5. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** The folder of a script's differences: each is named by the base64 hash of the earlier file, whose `/` makes folders. */
export const DIFFERENCES = '.dcz';

/**
 * Writes, beside a new script, its difference to each of the latest scripts of its name. A browser that has one of them
 * sends its hash and takes the difference, so a release costs a returning visitor what it changes.
 */
export async function writeDifferences(file: string): Promise<void> {
  const earlier = await earlierScripts(file);
  if (earlier.length === 0) return;
  const content = await readFile(file);
  const difference = await compressor();
  for (const other of earlier) {
    const dictionary = await readFile(other);
    const hash = createHash('sha256').update(dictionary).digest();
    const path = join(`${file}${DIFFERENCES}`, hash.toString('base64'));
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.concat([MAGIC, hash, difference(content, dictionary)]));
  }
}

/** The latest other scripts of that name, in the file's folder or in those of the remote's other versions. */
async function earlierScripts(file: string): Promise<string[]> {
  const stem = SCRIPT.exec(basename(file))?.groups?.['stem'];
  if (stem === undefined) return [];
  const own = dirname(file);
  const folders = VERSION.test(own)
    ? (await readdir(dirname(own))).map((version) => join(dirname(own), version))
    : [own];
  const found: { path: string; time: number }[] = [];
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      if (path === file || SCRIPT.exec(name)?.groups?.['stem'] !== stem) continue;
      found.push({ path, time: (await stat(path)).mtimeMs });
    }
  }
  return found
    .sort((one, other) => other.time - one.time)
    .slice(0, EARLIER)
    .map(({ path }) => path);
}

let loaded: ReturnType<typeof load> | undefined;

/** Only a release needs zstd, so its WebAssembly loads late; and once, because a second `init` breaks the first. */
function compressor() {
  return (loaded ??= load());
}

async function load() {
  const zstd = await import('@bokuweb/zstd-wasm');
  await zstd.init();
  return (content: Buffer, dictionary: Buffer) => {
    const compression = zstd.createCCtx();
    const decompression = zstd.createDCtx();
    try {
      const difference = zstd.compressUsingDict(compression, content, dictionary, LEVEL);
      // A browser refuses a script with other content, and the page fails.
      if (!content.equals(zstd.decompressUsingDict(decompression, difference, dictionary))) {
        throw new Error('The difference of two scripts does not lead from one to the other.');
      }
      return difference;
    } finally {
      zstd.freeCCtx(compression);
      zstd.freeDCtx(decompression);
    }
  };
}

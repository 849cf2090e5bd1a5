import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lockFolderWhenFree } from '../../../../tools/folder-lock';
import { Problem } from '../../../../tools/problem';
import { writeSafely } from '../../../../tools/write-safely';
import { Changed, type Store, type Stored } from './store';
import { DIFFERENCES, writeDifferences } from './write-differences';

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
const COPIES = forms.map(([extension]) => extension);

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

const PATIENCE_MS = 30_000;

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this account may not do that',
  EPERM: 'this account may not do that',
  EMFILE: 'too many files are open',
  EIO: 'the disk fails',
  ENOTDIR: 'a file is in the place of a folder',
};

/** Why the machine refuses a file, in words; undefined for an error of another kind. */
export function systemFault(error: unknown): string | undefined {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason && `${reason} (${code})`;
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Runs a task; an error of the machine becomes a sentence with the folder's name. */
async function inFolder<Result>(folder: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    const fault = systemFault(error);
    throw fault === undefined ? error : new Problem(`${folder} cannot be used: ${fault}.`);
  }
}

/** A site in a folder of this machine. A lock keeps its processes apart; other machines cannot see that lock. */
export function folderStore(folder: string): Store {
  const read = async (path: string): Promise<Stored | undefined> => {
    try {
      const content = await readFile(join(folder, path));
      return { content, tag: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  };

  /** The compressed copies follow under the same lock, so that they are never those of an older file. */
  const write = async (path: string, content: Buffer, current: Stored | undefined) => {
    const file = join(folder, path);
    const isNew = !current?.content.equals(content);
    if (isNew) {
      await mkdir(dirname(file), { recursive: true });
      await writeSafely(file, content);
    }
    await compressFile(file, isNew);
    if (isNew) await writeDifferences(file);
  };

  const locked = async (task: () => Promise<void>): Promise<void> => {
    const unlock = await lockFolderWhenFree(join(folder, '.release'), PATIENCE_MS);
    try {
      await task();
    } finally {
      unlock();
    }
  };

  // The writes of this process queue up, because it retries the lock only every few milliseconds.
  let last: Promise<unknown> = Promise.resolve();
  const alone = (task: () => Promise<void>): Promise<void> => {
    const result = last.then(() => inFolder(folder, () => locked(task)));
    last = result.catch(() => undefined);
    return result;
  };

  return {
    name: folder,
    read: (path) => inFolder(folder, () => read(path)),
    write: (path, content) => alone(async () => write(path, content, await read(path))),
    replace: (path, content, seen) =>
      alone(async () => {
        const current = await read(path);
        if (current?.tag !== seen?.tag) throw new Changed(path);
        await write(path, content, current);
      }),
    remove: (path, seen) =>
      alone(async () => {
        if ((await read(path))?.tag !== seen.tag) throw new Changed(path);
        const file = join(folder, path);
        await Promise.all(
          ['', ...COPIES, DIFFERENCES].map((copy) =>
            rm(`${file}${copy}`, { recursive: true, force: true }),
          ),
        );
      }),
    files: (path) =>
      inFolder(folder, async () => {
        try {
          const options = { recursive: true, withFileTypes: true } as const;
          const entries = await readdir(join(folder, path), options);
          return entries
            .filter((entry) => entry.isFile())
            .map(({ parentPath, name }) =>
              relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
            );
        } catch (error) {
          if (isAbsent(error)) return [];
          throw error;
        }
      }),
    folders: (path) =>
      inFolder(folder, async () => {
        try {
          const entries = await readdir(join(folder, path), { withFileTypes: true });
          return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        } catch (error) {
          if (isAbsent(error)) return [];
          throw error;
        }
      }),
  };
}

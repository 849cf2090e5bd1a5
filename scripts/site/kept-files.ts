import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cacheControl, contentType } from '../../remote-kit/src/release/store/headers';

/** The content of files by their paths on the site. */
export type KeptFiles = ReadonlyMap<string, Buffer>;

/** Reads a folder into memory. Its files have their paths below a prefix, which ends with a slash. */
export async function keepFiles(folder: string, prefix: string): Promise<KeptFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const kept = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const path = relative(folder, file).split(sep).join('/');
    return [`${prefix}${path}`, await readFile(file)] as const;
  });
  return new Map(await Promise.all(kept));
}

/** Serves the files as they were when they were read, whatever happens to them on the disk. */
export function serveKept(site: FastifyInstance, files: KeptFiles): void {
  site.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`;
    const content = files.get(path);
    if (content === undefined) return reply.callNotFound();
    return reply.type(contentType(path)).header('cache-control', cacheControl(path)).send(content);
  });
}

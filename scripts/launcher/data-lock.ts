import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { Problem } from './problem';

/** The shorter way to write it: a socket's path has to stay within about a hundred characters. */
function socketIn(dataDir: string): string {
  const path = join(dataDir, 'running.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Whether a launcher holds the folder. It listens on a socket there as long as it lives, so that one
 * that was killed holds nothing, which a file with a process id could not tell.
 */
export function isInUse(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socketIn(dataDir));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** Holds the folder against a second launcher until the returned function is called. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  if (await isInUse(dataDir)) {
    throw new Problem(`UpDown is already running on ${dataDir}: stop that one first (Ctrl-C).`);
  }
  const path = socketIn(dataDir);
  await rm(path, { force: true });
  const server = createServer((connection) => connection.destroy());
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

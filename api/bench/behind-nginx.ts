import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNginx } from '../../scripts/operate/nginx';
import { freePort } from '../test/free-port';
import type { Server } from './servers';

const patienceMs = 10_000;

/** The server behind nginx with the project's own configuration, as pages reach it. `folder` holds what nginx writes. */
export const startBehindNginx = async (server: Server, folder: string): Promise<Server> => {
  // The workers of nginx are not root, and have to get in.
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  await writeFile(join(siteFolder, 'site.json'), '{}');
  const port = await freePort();
  const nginx = await startNginx({
    ...{ port, siteFolder },
    folder: join(folder, 'nginx'),
    apis: [`127.0.0.1:${server.port}`],
    signal: AbortSignal.timeout(patienceMs),
  });
  return { ...server, name: `${server.name} behind nginx`, port, stop: () => void nginx.stop() };
};

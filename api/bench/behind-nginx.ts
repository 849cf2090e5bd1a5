import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNginx } from '../../scripts/operate/nginx';
import { freePort } from '../test/free-port';
import type { Server } from './servers';

const patienceMs = 10_000;

/** The servers behind nginx with the project's own configuration, as pages reach them. `folder` holds what nginx writes. */
export const startBehindNginx = async (
  servers: readonly Server[],
  folder: string,
): Promise<Server> => {
  // The workers of nginx are not root, and have to get in.
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  await writeFile(join(siteFolder, 'site.json'), '{}');
  const port = await freePort();
  const nginx = await startNginx({
    ...{ port, siteFolder },
    folder: join(folder, 'nginx'),
    apis: servers.map(({ port: own }) => `127.0.0.1:${own}`),
    signal: AbortSignal.timeout(patienceMs),
  });
  return {
    name: `${servers.length} × ours behind nginx`,
    port,
    cpuMs: () => undefined,
    stop: () => nginx.stop(),
  };
};

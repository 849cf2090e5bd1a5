import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startNginx } from '../../scripts/operate/nginx';
import { freePort } from '../test/free-port';
import type { Server } from './servers';

const START_TIMEOUT_MS = 10_000;

/** Starts nginx with the project's own configuration in front of the servers. nginx writes its files to `folder`. */
export async function startBehindNginx(
  servers: readonly Server[],
  folder: string,
): Promise<Server> {
  // nginx's workers do not run as root and need access.
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  await writeFile(join(siteFolder, 'site.json'), '{}');
  const port = await freePort();
  const nginx = await startNginx({
    port,
    siteFolder,
    folder: join(folder, 'nginx'),
    apis: servers.map(({ port: own }) => `127.0.0.1:${own}`),
    // All the load comes from one address.
    callsPerSecond: 0,
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  return {
    name: `${servers.length} × ours behind nginx`,
    port,
    cpuMs: () => undefined,
    stop: () => nginx.stop(),
  };
}

import { chmod, mkdir } from 'node:fs/promises';
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
  // The workers of nginx do not run as root, and need access.
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  const port = await freePort();
  const [API_1, API_2] = servers.map(({ port: own }) => `127.0.0.1:${own}`);
  const nginx = await startNginx({
    port,
    folder: join(folder, 'nginx'),
    // All the load comes from one address.
    variables: { SITE_FOLDER: siteFolder, API_1, API_2, CALLS_PER_SECOND: '0' },
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  return {
    name: `${servers.length} × ours behind nginx`,
    port,
    cpuMs: () => undefined,
    stop: () => nginx.stop(),
  };
}

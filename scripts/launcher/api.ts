import { join } from 'node:path';
import type { GameFiles } from '../chain/deployment';
import { root } from '../lib/root';
import { startService, type Command, type Service } from '../processes/service';
import { waitFor } from '../processes/wait-for';
import type { Settings } from '../settings/settings';

interface ApiOptions extends Pick<Command, 'name' | 'logFile'> {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** The command that runs the bundled API. */
export function apiCommand({ name, port, environment, logFile }: ApiOptions): Command {
  return {
    name,
    program: process.execPath,
    args: ['dist/main.js'],
    cwd: join(root, 'api'),
    env: { ...process.env, ...environment, PORT: `${port}` },
    logFile,
  };
}

/** Whether the API there has caught up with the chain. */
export async function apiIsReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  return (await fetch(`http://127.0.0.1:${port}/api/ready`, { signal })).ok;
}

interface ApiPlaces extends GameFiles {
  readonly siteUrl: string;
  /** The node itself: the gate on the chain's port is for everybody else. */
  readonly nodeUrl: string;
}

interface ApiService extends Service {
  /** Waits until it has caught up with the chain. */
  ready(signal: AbortSignal): Promise<void>;
}

/** Both sites under each local name, because a player signs the name of the page. */
function otherOrigins({ sitePort, dashboardPort }: Settings, siteUrl: string): string[] {
  return [sitePort, dashboardPort]
    .flatMap((port) => ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`))
    .filter((origin) => origin !== siteUrl);
}

/**
 * Starts the API on the embedded database. Without source maps, which Node would read first: the bundle keeps names and
 * lines.
 */
export function spawnApi(settings: Settings, places: ApiPlaces): ApiService {
  const { apiPort: port, dataDir } = settings;
  const environment = {
    SITE_ORIGIN: places.siteUrl,
    OTHER_SITE_ORIGINS: otherOrigins(settings, places.siteUrl).join(','),
    SITE_DESCRIPTOR: `${places.siteUrl}/site.json`,
    RPC_URL: places.nodeUrl,
    RPC_WEBSOCKET_URL: places.nodeUrl.replace('http', 'ws'),
    // Each site forwards it, so that pages call it under their own origin.
    PUBLIC_RPC_URL: '/rpc',
    DEPLOYMENT_FILE: places.deploymentFile,
    DATABASE_DIR: places.databaseDir,
  };
  const logFile = join(dataDir, 'api.log');
  const service = startService(apiCommand({ name: 'The API', port, environment, logFile }));
  return { ...service, ready: (signal) => waitFor(service, () => apiIsReady(port), signal) };
}

import { join } from 'node:path';
import type { GameFiles } from '../chain/deployment';
import { root } from '../lib/root';
import { startService, type Service } from '../processes/service';
import { waitFor } from '../processes/wait-for';
import type { Settings } from '../settings/settings';

interface ApiPlaces extends GameFiles {
  readonly siteUrl: string;
  readonly apiUrl: string;
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

/** Starts the API on the embedded database. */
export function spawnApi(settings: Settings, places: ApiPlaces): ApiService {
  const service = startService({
    name: 'The API',
    program: process.execPath,
    // Without source maps: Node would read all of them first, and the bundle keeps names and lines.
    args: ['dist/main.js'],
    cwd: join(root, 'api'),
    env: {
      ...process.env,
      PORT: `${settings.apiPort}`,
      SITE_ORIGIN: places.siteUrl,
      OTHER_SITE_ORIGINS: otherOrigins(settings, places.siteUrl).join(','),
      SITE_DESCRIPTOR: `${places.siteUrl}/site.json`,
      RPC_URL: places.nodeUrl,
      RPC_WEBSOCKET_URL: places.nodeUrl.replace('http', 'ws'),
      // Each site forwards it, so that pages call it under their own origin.
      PUBLIC_RPC_URL: '/rpc',
      DEPLOYMENT_FILE: places.deploymentFile,
      DATABASE_DIR: places.databaseDir,
    },
    logFile: join(settings.dataDir, 'api.log'),
  });
  const isReady = async () => {
    const timeout = AbortSignal.timeout(2000);
    return (await fetch(`${places.apiUrl}/api/ready`, { signal: timeout })).ok;
  };
  return {
    ...service,
    ready: (signal) => waitFor({ name: 'The API', service, isReady, signal }),
  };
}

import { join } from 'node:path';
import type { GameFiles } from '../chain/deployment';
import { root } from './root';
import { startService, type Service } from './service';
import type { Settings } from './settings';
import { waitFor } from './wait-for';

interface ApiPlaces extends GameFiles {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly chainUrl: string;
}

interface ApiService extends Service {
  /** Waits until it has caught up with the chain. */
  ready(signal: AbortSignal): Promise<void>;
}

/** Starts the API on the embedded database. */
export function spawnApi(settings: Settings, places: ApiPlaces): ApiService {
  const service = startService({
    name: 'The API',
    program: process.execPath,
    // Without source maps: Node would read all of them first, and the bundle keeps names and lines as they are.
    args: ['dist/main.js'],
    cwd: join(root, 'api'),
    env: {
      ...process.env,
      PORT: `${settings.apiPort}`,
      SITE_ORIGIN: places.siteUrl,
      OTHER_SITE_ORIGINS: `http://localhost:${settings.dashboardPort}`,
      RPC_URL: places.chainUrl,
      // Each site hands it on, so that pages reach it under their own origin.
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
    ready: (signal) => waitFor({ what: 'The API', service, isThere: isReady, signal }),
  };
}

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

/** Starts the API on the embedded database, and waits until it has caught up with the chain. */
export async function startApi(
  settings: Settings,
  places: ApiPlaces,
  signal: AbortSignal,
): Promise<Service> {
  const service = startService({
    name: 'The API',
    program: process.execPath,
    args: ['--import', 'tsx', 'src/main.ts'],
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
      // tsx would leave its cache in the system's temporary folder.
      TSX_DISABLE_CACHE: '1',
    },
    logFile: join(settings.dataDir, 'api.log'),
  });
  try {
    await waitFor({
      what: 'The API',
      service,
      isThere: async () => {
        const timeout = AbortSignal.timeout(2000);
        return (await fetch(`${places.apiUrl}/api/ready`, { signal: timeout })).ok;
      },
      signal,
    });
  } catch (error) {
    await service.stop();
    throw error;
  }
  return service;
}

import { join } from 'node:path';
import { startService, type Command, type Service } from '../../tools/processes/service';
import { root } from '../../tools/root';
import { gameFiles } from '../chain/deployment';
import { urlsOf, type Settings } from '../settings/settings';

interface ApiOptions extends Pick<Command, 'name' | 'logFile'> {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the bundled API, and resolves when it has caught up with the chain. */
export function startApi(
  { port, environment, ...named }: ApiOptions,
  signal: AbortSignal,
): Promise<Service> {
  const command = {
    ...named,
    program: process.execPath,
    // The embedded database is WebAssembly. To optimize it costs each start half a second, and 0.8 s of processor time.
    args: ['--liftoff-only', 'dist/main.js'],
    cwd: join(root, 'api'),
    env: { ...process.env, ...environment, PORT: `${port}` },
  };
  const isReady = async () => {
    const limit = AbortSignal.timeout(2000);
    return (await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: limit })).ok;
  };
  return startService(command, isReady, signal);
}

/** Both sites under each local name, because a player signs the name of the page. */
function origins({ sitePort, dashboardPort }: Settings): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return [sitePort, dashboardPort].flatMap((port) => names.map((name) => `http://${name}:${port}`));
}

/**
 * Starts the API on the embedded database. It calls the node itself: the gate on the chain's port is for everybody else.
 * Without source maps, which Node would read first: the bundle keeps names and lines.
 */
export function startLocalApi(
  settings: Settings,
  nodeUrl: string,
  signal: AbortSignal,
): Promise<Service> {
  const { siteUrl } = urlsOf(settings);
  const { deploymentFile, databaseDir } = gameFiles(settings.dataDir);
  const environment = {
    SITE_ORIGIN: siteUrl,
    OTHER_SITE_ORIGINS: origins(settings).join(','),
    SITE_DESCRIPTOR: `${siteUrl}/site.json`,
    RPC_URL: nodeUrl,
    RPC_WEBSOCKET_URL: nodeUrl.replace('http', 'ws'),
    // Each site forwards it, so that pages call it under their own origin.
    PUBLIC_RPC_URL: '/rpc',
    DEPLOYMENT_FILE: deploymentFile,
    DATABASE_DIR: databaseDir,
    // All players of a local game are one caller.
    SPONSOR_PER_CALLER_PERCENT: process.env.SPONSOR_PER_CALLER_PERCENT ?? '100',
  };
  const logFile = join(settings.dataDir, 'api.log');
  return startApi({ name: 'The API', logFile, port: settings.apiPort, environment }, signal);
}

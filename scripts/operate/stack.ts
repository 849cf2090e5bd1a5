import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { allOrAbort } from '../../tools/abort';
import { AsyncDisposableStack, stop } from '../../tools/async-disposable-stack';
import { findServer } from '../../tools/find-servers';
import { freePort } from '../../tools/free-port';
import { keepRunning } from '../../tools/processes/keep-running';
import type { Service } from '../../tools/processes/service';
import { makeFolder, ordinaryAccount } from '../../tools/processes/system-account';
import { root } from '../../tools/root';
import { writeSafely } from '../../tools/write-safely';
import { buildApi } from '../build/build-api';
import { buildFrontEnds } from '../build/build-front-ends';
import { startChain } from '../chain/chain';
import { gameFiles } from '../chain/deployment';
import { checkPorts, type Settings, urlsOf } from '../settings/settings';
import { assembleSite } from '../site/assemble';
import { routeRpc } from '../site/rpc-route';
import { thisCheckout } from '../site/this-checkout';
import { startApi } from '../start/api';
import { claimDataDir } from '../start/data-dir';
import { startNginx } from './nginx';
import { startDatabase } from './postgres';

/** Stands between a site's pages and a local chain; chains with real money have no such gate. */
export async function startRpcGate(chainUrl: string, sitePort: number) {
  const gate = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  routeRpc(gate, chainUrl, sitePort);
  await gate.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gate.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => gate.close() };
}

interface Secrets {
  readonly databasePassword: string;
  readonly databaseAdminPassword: string;
  /** Signs the tokens of all API processes. */
  readonly authSecret: string;
}

function make() {
  return randomBytes(48).toString('base64url');
}

/** Reads the secrets from the file. The first start creates it, readable by its owner only. */
async function keptSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const kept = JSON.parse(text) as Partial<Secrets>;
  const made = { databasePassword: make(), databaseAdminPassword: make(), authSecret: make() };
  const secrets = { ...made, ...kept };
  const isWhole = Object.keys(made).every((name) => name in kept);
  if (!isWhole) await writeSafely(file, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
  return secrets;
}

export interface OperatedStack {
  readonly siteUrl: string;
  readonly chainUrl: string;
  readonly databaseUrl: string;
  readonly deploymentFile: string;
  /** The addresses of the API processes, past nginx. */
  readonly apis: readonly string[];
  /** The address of nginx's figures for Prometheus. */
  readonly nginxMetrics: string;
  stop(): Promise<void>;
}

interface OperatedOptions {
  /** Writes the files of the site to the folder. */
  readonly prepareSite?: (folder: string, signal: AbortSignal) => Promise<void>;
  /** For nginx's own files, which the compose file keeps in memory; by default on the disk of the data. */
  readonly nginxWork?: string;
  /** Further settings of the API. */
  readonly environment?: Readonly<Record<string, string>>;
}

async function assemble(site: string, signal: AbortSignal): Promise<void> {
  await buildFrontEnds(signal);
  // From scratch: a checkout may build other files under the same version.
  await rm(site, { recursive: true, force: true });
  await makeFolder(site, ordinaryAccount());
  await assembleSite({ store: folderStore(site), from: thisCheckout() });
}

/** Starts the services of the compose file without containers (PostgreSQL, two API processes, nginx), and a local chain. */
export async function startOperated(
  settings: Settings,
  signal: AbortSignal,
  { prepareSite = assemble, nginxWork, environment: more = {} }: OperatedOptions = {},
): Promise<OperatedStack> {
  findServer('nginx');
  findServer('postgres');
  const { sitePort, chainPort, dataDir } = settings;
  const folder = join(dataDir, 'operated');
  const { siteUrl, chainUrl } = urlsOf(settings);
  await checkPorts({ sitePort, chainPort });
  await using parts = new AsyncDisposableStack();
  const started = <T extends Pick<Service, 'stop'>>(part: T): T => parts.adopt(part, stop);
  /** Each time that it dies, it is started again. */
  const kept = async (start: (signal: AbortSignal) => Promise<Service>, signal: AbortSignal) =>
    started(await keepRunning(start, signal));
  parts.defer(await claimDataDir(dataDir));
  await mkdir(folder, { recursive: true });
  const siteFolder = join(folder, 'site');
  await buildApi();
  await prepareSite(siteFolder, signal);
  // A copy, because nginx may not be allowed to read the checkout.
  const statusFolder = join(folder, 'status');
  await cp(join(root, 'operations', 'status'), statusFolder, { recursive: true });

  const secrets = await keptSecrets(join(folder, 'secrets.json'));
  const database = started(
    await startDatabase({
      // Not 'database', which a new game removes (ensureDeployed).
      folder: join(folder, 'cluster'),
      password: secrets.databasePassword,
      adminPassword: secrets.databaseAdminPassword,
      signal,
    }),
  );
  await kept((signal) => startChain({ chainPort, dataDir: folder }, signal), signal);
  const { deploymentFile } = gameFiles(folder);
  const environment = {
    NODE_OPTIONS: '--enable-source-maps',
    SITE_ORIGIN: siteUrl,
    SITE_DESCRIPTOR: join(siteFolder, 'site.json'),
    RPC_URL: chainUrl,
    PUBLIC_RPC_URL: '/rpc',
    DEPLOYMENT_FILE: deploymentFile,
    DATABASE_URL: database.url,
    AUTH_SECRET: secrets.authSecret,
    TRUST_PROXY: 'loopback',
    ...more,
  };
  const keepApi = async (number: 1 | 2, signal: AbortSignal) => {
    const port = await freePort();
    const logFile = join(folder, `api-${number}.log`);
    const options = { name: `The API ${number}`, port, environment, logFile };
    await kept((signal) => startApi(options, signal), signal);
    return `127.0.0.1:${port}`;
  };
  const apis = await allOrAbort(signal, (signal) => [keepApi(1, signal), keepApi(2, signal)]);
  const gate = started(await startRpcGate(chainUrl, sitePort));
  const nginxMetrics = `127.0.0.1:${await freePort()}`;
  const rpc = `location = /rpc { proxy_pass ${gate.url}; add_header x-cache "" always; }`;
  started(
    await startNginx({
      port: sitePort,
      folder: join(folder, 'nginx'),
      workFolder: nginxWork,
      variables: {
        SITE_FOLDER: siteFolder,
        STATUS_FOLDER: statusFolder,
        API_1: apis[0],
        API_2: apis[1],
        METRICS_LISTEN: nginxMetrics,
        SITE_EXTRAS: rpc,
      },
      signal,
    }),
  );
  const running = parts.move();
  return {
    siteUrl,
    chainUrl,
    databaseUrl: database.url,
    deploymentFile,
    apis: apis.map((address) => `http://${address}`),
    nginxMetrics,
    stop: () => running.disposeAsync(),
  };
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApi } from '../build/build-api';
import { buildFrontEnds } from '../build/build-front-ends';
import { startChain } from '../chain/chain';
import { ensureDeployed } from '../chain/deployment';
import { CleanUp } from '../launcher/clean-up';
import { claimDataDir } from '../launcher/data-dir';
import { lockDataDir } from '../launcher/data-lock';
import { checkPorts, freePort } from '../launcher/ports';
import type { Problem } from '../launcher/problem';
import type { Settings } from '../launcher/settings';
import { assembleSite } from '../site/assemble';
import { startApiProcess } from './api-pair';
import { findNginx, findPostgres } from './find-program';
import { startNginx } from './nginx';
import { startDatabase } from './postgres';
import { startRpcGate } from './rpc-gate';
import { keptSecrets } from './secrets';
import { makeFolder, ordinaryAccount } from './system-account';

export interface OperatedStack {
  readonly siteUrl: string;
  readonly chainUrl: string;
  /** The API processes themselves, past nginx. */
  readonly apis: readonly string[];
  /** Settles when a part ends by itself that nothing starts again. */
  readonly died: Promise<Problem>;
  stop(): Promise<void>;
}

async function assemble(site: string, signal: AbortSignal): Promise<void> {
  await buildFrontEnds(signal);
  // Made anew: a checkout may build other files under the same version.
  await rm(site, { recursive: true, force: true });
  await makeFolder(site, ordinaryAccount());
  await assembleSite(site);
}

/** Starts what the compose file starts, without containers: PostgreSQL, two API processes, nginx; and a local chain. */
export async function startOperated(
  { sitePort, chainPort, dataDir }: Settings,
  signal: AbortSignal,
): Promise<OperatedStack> {
  findNginx(process.env);
  findPostgres(process.env);
  const folder = join(dataDir, 'operated');
  const siteUrl = `http://localhost:${sitePort}`;
  const cleanUp = new CleanUp();
  const started = <T extends { stop(): Promise<void> }>(part: T): T => {
    cleanUp.add(() => part.stop());
    return part;
  };
  try {
    await checkPorts({ sitePort, chainPort });
    await claimDataDir(dataDir);
    cleanUp.add(await lockDataDir(dataDir));
    await mkdir(folder, { recursive: true });
    const siteFolder = join(folder, 'site');
    await buildApi();
    await assemble(siteFolder, signal);

    const secrets = await keptSecrets(join(folder, 'secrets.json'));
    const database = started(
      await startDatabase({
        folder: join(folder, 'postgres'),
        password: secrets.databasePassword,
        signal,
      }),
    );
    const chain = started(await startChain({ chainPort, dataDir: folder }, signal));
    const { deploymentFile } = await ensureDeployed(chain, folder);
    const environment = {
      SITE_ORIGIN: siteUrl,
      RPC_URL: chain.url,
      PUBLIC_RPC_URL: '/rpc',
      DEPLOYMENT_FILE: deploymentFile,
      DATABASE_URL: database.url,
      AUTH_SECRET: secrets.authSecret,
      TRUST_PROXY: 'loopback',
    };
    const apis = [];
    for (const name of ['1', '2']) {
      const port = await freePort();
      apis.push(started(startApiProcess({ name, port, environment, logFolder: folder })));
    }
    await Promise.all(apis.map((api) => api.ready(signal)));
    const gate = started(await startRpcGate(chain.url, sitePort));
    const addresses = apis.map(({ address }) => address);
    const nginx = started(
      await startNginx({
        ...{ port: sitePort, folder: join(folder, 'nginx'), signal, siteFolder },
        ...{ apis: addresses, rpc: gate.url },
      }),
    );
    return {
      siteUrl,
      chainUrl: chain.url,
      apis: addresses.map((address) => `http://${address}`),
      died: Promise.race([database.died, chain.died, nginx.died]),
      stop: () => cleanUp.run(),
    };
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

import { buildApi } from '../build/build-api';
import { startChain } from '../chain/chain';
import { ensureDeployed } from '../chain/deployment';
import { allOrAbort } from '../lib/abort';
import { AsyncDisposableStack } from '../lib/async-disposable-stack';
import type { Problem } from '../lib/problem';
import { checkPorts } from '../settings/ports';
import type { Settings, SitePort } from '../settings/settings';
import type { FrontEnds } from '../site/site';
import { spawnApi } from './api';
import { claimDataDir, lockDataDir } from './data-dir';

export interface StackOptions {
  readonly settings: Settings;
  /** The site to serve; by default the whole one. */
  readonly site?: SitePort;
  /** Prepares host and remotes while chain and API start. */
  readonly prepareFrontEnds: (signal: AbortSignal) => Promise<FrontEnds>;
  /** Aborts the start. */
  readonly signal?: AbortSignal;
}

interface Urls {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly chainUrl: string;
}

export interface Stack extends Urls {
  /** The node itself, which only our own processes call. */
  readonly nodeUrl: string;
  /** Resolves when a part of it ends by itself. */
  readonly died: Promise<Problem>;
  /** Stops everything in order and saves the chain. */
  stop(): Promise<void>;
}

export function urlsOf(settings: Settings, site: SitePort = 'sitePort'): Urls {
  return {
    siteUrl: `http://localhost:${settings[site]}`,
    apiUrl: `http://127.0.0.1:${settings.apiPort}`,
    chainUrl: `http://127.0.0.1:${settings.chainPort}`,
  };
}

function stop(part: { stop(): Promise<void> }): Promise<void> {
  return part.stop();
}

/** Starts chain, contracts and API. Resolves while the API still reads the chain. */
async function startBackEnd(settings: Settings, parts: AsyncDisposableStack, signal: AbortSignal) {
  const starting = async (signal: AbortSignal) =>
    parts.adopt(await startChain(settings, signal), stop);
  const [chain] = await allOrAbort(signal, (signal) => [starting(signal), buildApi()]);
  const files = await ensureDeployed(chain, settings.dataDir);
  const places = { ...urlsOf(settings), ...files, nodeUrl: chain.url };
  const api = parts.adopt(spawnApi(settings, places), stop);
  return { chain, api };
}

/** Starts chain, contracts, API and site. If one of them cannot start, stops the others. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, site = 'sitePort', prepareFrontEnds } = options;
  const { [site]: port, apiPort, chainPort } = settings;
  const urls = urlsOf(settings, site);
  await checkPorts({ [site]: port, apiPort, chainPort });
  await claimDataDir(settings.dataDir);
  await using parts = new AsyncDisposableStack();
  parts.defer(lockDataDir(settings.dataDir));
  const [{ nodeUrl, died }] = await allOrAbort(options.signal, (signal) => {
    const backEnd = startBackEnd(settings, parts, signal);
    const ready = async () => {
      const { chain, api } = await backEnd;
      await api.ready(signal);
      // In an object, because an async function waits for a promise that it returns.
      return { nodeUrl: chain.url, died: Promise.race([chain.died, api.died]) };
    };
    const served = async () => {
      const frontEnds = parts.adopt(await prepareFrontEnds(signal), stop);
      // The API is the slowest part, so loading the site's server waits until the API's process runs.
      const { chain } = await backEnd;
      const { startSite } = await import('../site/site');
      const places = { apiUrl: urls.apiUrl, chainUrl: chain.url };
      parts.adopt(await startSite({ ...places, name: site, port, frontEnds }), stop);
    };
    return [ready(), served()];
  });
  const running = parts.move();
  return { ...urls, nodeUrl, died, stop: () => running.disposeAsync() };
}

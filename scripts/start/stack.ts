import { allOrAbort } from '../../tools/abort';
import { AsyncDisposableStack, stop } from '../../tools/async-disposable-stack';
import type { Problem } from '../../tools/problem';
import { buildApi } from '../build/build-api';
import { startChain } from '../chain/chain';
import { checkPorts, urlsOf, type Settings, type SitePort, type Urls } from '../settings/settings';
import type { FrontEnds } from '../site/site';
import { startLocalApi } from './api';
import { claimDataDir } from './data-dir';

export interface StackOptions {
  readonly settings: Settings;
  /** The site to serve; by default the whole one. */
  readonly site?: SitePort;
  /** Prepares host and remotes while chain and API start. */
  readonly prepareFrontEnds: (signal: AbortSignal) => Promise<FrontEnds>;
}

export interface Stack extends Urls {
  /** The node itself, which only our own processes call. */
  readonly nodeUrl: string;
  /** Resolves when a part of it ends by itself. */
  readonly died: Promise<Problem>;
  /** Stops everything in order and saves the chain. */
  stop(): Promise<void>;
}

/** Starts chain, contracts, API and site. If one of them cannot start, stops the others. */
export async function startStack(
  { settings, site = 'sitePort', prepareFrontEnds }: StackOptions,
  stopRequested?: AbortSignal,
): Promise<Stack> {
  const { [site]: port, apiPort, chainPort, dataDir } = settings;
  const urls = urlsOf(settings, site);
  await checkPorts({ [site]: port, apiPort, chainPort });
  await using parts = new AsyncDisposableStack();
  parts.defer(await claimDataDir(dataDir));

  const chainAndBuild = (signal: AbortSignal) =>
    allOrAbort(signal, (signal) => [
      startChain(settings, signal).then((chain) => parts.adopt(chain, stop)),
      buildApi(),
    ]);
  const [{ nodeUrl, died }] = await allOrAbort(stopRequested, (signal) => {
    const prepared = chainAndBuild(signal);
    const ready = async () => {
      const [chain] = await prepared;
      const api = parts.adopt(await startLocalApi(settings, chain.url, signal), stop);
      // In an object, because an async function waits for a promise that it returns.
      return { nodeUrl: chain.url, died: Promise.race([chain.died, api.died]) };
    };
    const served = async () => {
      const frontEnds = parts.adopt(await prepareFrontEnds(signal), stop);
      // The API is the slowest part, so loading the site's server waits until the API's process runs.
      const [{ url: chainUrl }] = await prepared;
      const { startSite } = await import('../site/site');
      parts.adopt(await startSite({ apiUrl: urls.apiUrl, chainUrl, port, frontEnds }), stop);
    };
    return [ready(), served()];
  });
  const running = parts.move();
  return { ...urls, nodeUrl, died, stop: () => running.disposeAsync() };
}

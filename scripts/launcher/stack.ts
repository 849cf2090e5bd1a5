import { startChain } from '../chain/chain';
import { ensureDeployed } from '../chain/deployment';
import type { FrontEnds } from '../site/front-ends';
import { startApi } from './api';
import { CleanUp } from './clean-up';
import { claimDataDir } from './data-dir';
import { lockDataDir } from './data-lock';
import { checkPorts } from './ports';
import type { Problem } from './problem';
import { portsOf, type Settings, type SitePort } from './settings';
import { together } from './together';

export interface StackOptions {
  readonly settings: Settings;
  /** The site that is served: by default the whole one. */
  readonly site?: SitePort;
  /** Gets host and remotes ready to be served, while chain and API start. */
  readonly prepareFrontEnds: (signal: AbortSignal) => Promise<FrontEnds>;
  /** Gives up the start. */
  readonly signal?: AbortSignal;
}

interface Urls {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly chainUrl: string;
}

export interface Stack extends Urls {
  /** Settles when a part of it ends by itself. */
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

async function startBackEnd(settings: Settings, cleanUp: CleanUp, signal: AbortSignal) {
  const chain = await startChain(settings, signal);
  cleanUp.add(() => chain.stop());
  const files = await ensureDeployed(chain, settings.dataDir);
  const api = await startApi(settings, { ...urlsOf(settings), ...files }, signal);
  cleanUp.add(() => api.stop());
  // In an object, because a promise that is returned would be waited for.
  return { died: Promise.race([chain.died, api.died]) };
}

/** The front ends and the server for them, which is loaded while chain and API start. */
async function prepareSite({ prepareFrontEnds }: StackOptions, signal: AbortSignal) {
  const frontEnds = await prepareFrontEnds(signal);
  const { startSite } = await import('../site/site');
  return { frontEnds, startSite };
}

/** Starts chain, contracts, API and site; leaves nothing behind where one of them cannot start. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, site: port = 'sitePort' } = options;
  const urls = urlsOf(settings, port);
  const cleanUp = new CleanUp();
  try {
    await checkPorts(portsOf(settings, port));
    await claimDataDir(settings.dataDir);
    cleanUp.add(await lockDataDir(settings.dataDir));
    const [{ died }, { frontEnds, startSite }] = await together(options.signal, (signal) => [
      startBackEnd(settings, cleanUp, signal),
      prepareSite(options, signal),
    ]);
    cleanUp.add(() => frontEnds.stop());
    const site = await startSite({ ...urls, name: port, port: settings[port], frontEnds });
    cleanUp.add(() => site.stop());
    return { ...urls, died, stop: () => cleanUp.run() };
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

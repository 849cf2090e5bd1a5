import { buildApi } from '../build/build-api';
import { startChain } from '../chain/chain';
import { ensureDeployed } from '../chain/deployment';
import type { FrontEnds } from '../site/front-ends';
import { spawnApi } from './api';
import { CleanUp } from './clean-up';
import { claimDataDir } from './data-dir';
import { lockDataDir } from './data-lock';
import { Milestone } from './milestone';
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

/** What the start of one half needs of the other. */
interface Start {
  readonly settings: Settings;
  readonly cleanUp: CleanUp;
  readonly signal: AbortSignal;
  /** The slowest part, the API, is a process of its own by then: what else is slow may take our own time now. */
  readonly underWay: Milestone;
}

async function startBackEnd({ settings, cleanUp, signal, underWay }: Start) {
  const starting = async (signal: AbortSignal) => {
    const chain = await startChain(settings, signal);
    cleanUp.add(() => chain.stop());
    return chain;
  };
  const [chain] = await together(signal, (signal) => [starting(signal), buildApi()]);
  const files = await ensureDeployed(chain, settings.dataDir);
  const api = spawnApi(settings, { ...urlsOf(settings), ...files });
  cleanUp.add(() => api.stop());
  underWay.reach();
  await api.ready(signal);
  // In an object, because a promise that is returned would be waited for.
  return { died: Promise.race([chain.died, api.died]) };
}

async function startFrontEnds(
  { site: name = 'sitePort', prepareFrontEnds, settings }: StackOptions,
  { cleanUp, signal, underWay }: Start,
): Promise<void> {
  const frontEnds = await prepareFrontEnds(signal);
  cleanUp.add(() => frontEnds.stop());
  await underWay.reached(signal);
  const { startSite } = await import('../site/site');
  const site = await startSite({
    ...urlsOf(settings, name),
    ...{ name, port: settings[name], frontEnds },
  });
  cleanUp.add(() => site.stop());
}

/** Starts chain, contracts, API and site; leaves nothing behind where one of them cannot start. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, site = 'sitePort' } = options;
  const cleanUp = new CleanUp();
  const underWay = new Milestone();
  try {
    await checkPorts(portsOf(settings, site));
    await claimDataDir(settings.dataDir);
    cleanUp.add(await lockDataDir(settings.dataDir));
    const [{ died }] = await together(options.signal, (signal) => {
      const start = { settings, cleanUp, signal, underWay };
      return [startBackEnd(start), startFrontEnds(options, start)];
    });
    return { ...urlsOf(settings, site), died, stop: () => cleanUp.run() };
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

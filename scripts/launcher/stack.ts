import { buildApi } from '../build/build-api';
import { startChain } from '../chain/chain';
import { ensureDeployed } from '../chain/deployment';
import { allOrAbort } from '../lib/all-or-abort';
import { CleanupStack } from '../lib/cleanup-stack';
import { Latch } from '../lib/latch';
import type { Problem } from '../lib/problem';
import { checkPorts } from '../settings/ports';
import { portsOf, type Settings, type SitePort } from '../settings/settings';
import type { FrontEnds } from '../site/front-ends';
import { spawnApi } from './api';
import { claimDataDir } from './data-dir';
import { lockDataDir } from './data-lock';

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

/** The context that both halves of the start share. */
interface Start {
  readonly settings: Settings;
  readonly cleanup: CleanupStack;
  readonly signal: AbortSignal;
  /** Opens when the API runs, as a process of its own. It is the slowest part, so slow work of ours waits for that. */
  readonly apiSpawned: Latch;
}

async function startBackEnd({ settings, cleanup, signal, apiSpawned }: Start) {
  const starting = async (signal: AbortSignal) => {
    const chain = await startChain(settings, signal);
    cleanup.defer(() => chain.stop());
    return chain;
  };
  const [chain] = await allOrAbort(signal, (signal) => [starting(signal), buildApi()]);
  const files = await ensureDeployed(chain, settings.dataDir);
  const api = spawnApi(settings, { ...urlsOf(settings), ...files });
  cleanup.defer(() => api.stop());
  apiSpawned.open();
  await api.ready(signal);
  // In an object, because an async function waits for a promise that it returns.
  return { died: Promise.race([chain.died, api.died]) };
}

async function startFrontEnds(
  { site: name = 'sitePort', prepareFrontEnds, settings }: StackOptions,
  { cleanup, signal, apiSpawned }: Start,
): Promise<void> {
  const frontEnds = await prepareFrontEnds(signal);
  cleanup.defer(() => frontEnds.stop());
  await apiSpawned.opened(signal);
  const { startSite } = await import('../site/site');
  const site = await startSite({
    ...urlsOf(settings, name),
    name,
    port: settings[name],
    frontEnds,
  });
  cleanup.defer(() => site.stop());
}

/** Starts chain, contracts, API and site. If one of them cannot start, stops the others. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, site = 'sitePort' } = options;
  const cleanup = new CleanupStack();
  const apiSpawned = new Latch();
  try {
    await checkPorts(portsOf(settings, site));
    await claimDataDir(settings.dataDir);
    cleanup.defer(lockDataDir(settings.dataDir));
    const [{ died }] = await allOrAbort(options.signal, (signal) => {
      const start = { settings, cleanup, signal, apiSpawned };
      return [startBackEnd(start), startFrontEnds(options, start)];
    });
    return { ...urlsOf(settings, site), died, stop: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

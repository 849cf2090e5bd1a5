import {
  getInstance,
  satisfy,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { checkManifest } from './check-manifest';
import { RemoteProblem } from './remote-failure';
import type { RemoteWatch } from './remote-watch';

/**
 * What the federation runtime lacks: its requests can be broken off and retried, a manifest is checked before its
 * remote's code runs, and it is known how far each remote came.
 */
export function loadingPlugin(
  watchOf: (remote: string | undefined) => RemoteWatch | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-loading',
    fetch: async (url, _init, remote) => fetchManifest(url, watchOf(remote?.name)),
    createScript: ({ url, remoteInfo }) => {
      const watch = watchOf(remoteInfo?.name);
      if (url === remoteInfo?.entry) enter(watch, 'entry');
      return watch?.script(url);
    },
    beforeGetExpose: ({ moduleInfo }) => enter(watchOf(moduleInfo.name), 'code'),
    beforeExecuteFactory: ({ moduleInfo }) => enter(watchOf(moduleInfo.name), 'start'),
  };
}

function enter(watch: RemoteWatch | undefined, phase: RemoteWatch['phase']): void {
  if (watch) watch.phase = phase;
}

async function fetchManifest(url: string, watch?: RemoteWatch): Promise<Response> {
  if (!watch) return fetch(url);
  enter(watch, 'manifest');
  const response = await fetch(watch.freshAddress(url), {
    cache: 'no-cache',
    signal: watch.signal,
  });
  try {
    if (!response.ok) throw new RemoteProblem('unreachable', `${url} answers ${response.status}.`);
    const manifest: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    checkManifest(manifest, watch.container, { provided: providedModules(), satisfies: satisfy });
  } catch (problem) {
    if (problem instanceof RemoteProblem) watch.problem = problem;
    throw problem;
  }
  return response;
}

function providedModules(): Record<string, string> {
  const shared = Object.entries(getInstance()?.options.shared ?? {});
  return Object.fromEntries(shared.map(([name, [first]]) => [name, first?.version ?? '0']));
}

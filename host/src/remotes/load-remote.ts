import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { RemoteName, Site } from '../site/site';
import { failureOf } from './failure-of';
import { loadingPlugin } from './loading-plugin';
import { RemoteProblem, type RemoteFailure } from './remote-failure';
import { RemoteWatch } from './remote-watch';

/** All phases together: within ten seconds the player knows. */
export const LOAD_WITHIN_MS = 8_000;
/** A file that fails at once is asked for once more before anybody is bothered. */
const SECOND_TRY_AFTER_MS = 700;

export type LoadOutcome =
  | { status: 'loaded'; version: string; Component: ComponentType }
  | { status: 'failed'; failure: RemoteFailure };

/** `again` where the player asks for what failed before. Never rejects: a failure is an outcome. */
export type LoadModule = (
  remote: RemoteName,
  module: string,
  again: boolean,
) => Promise<LoadOutcome>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createLoader({ remotes }: Site): LoadModule {
  const watches = new Map<string, RemoteWatch>();
  for (const name of Object.keys(remotes) as RemoteName[]) {
    watches.set(name, new RemoteWatch(name, remotes[name]!));
  }
  registerPlugins([loadingPlugin((name = '') => watches.get(name))]);
  registerRemotes(
    [...watches.values()].map(({ name, entry }) => ({ name, entry, type: 'var' as const })),
  );

  return async (remote, module, again) => {
    const watch = watches.get(remote)!;
    const { version } = remotes[remote]!;
    watch.begin(again);
    const limit = setTimeout(() => watch.breakOff(), LOAD_WITHIN_MS);
    try {
      return { status: 'loaded', version, Component: await loadComponent(watch, module) };
    } catch (thrown) {
      const failure = { remote, version, ...failureOf(thrown, watch) };
      console.error(`[remote] ${remote} ${version}, ${failure.phase}: ${failure.detail}`);
      return { status: 'failed', failure };
    } finally {
      clearTimeout(limit);
    }
  };
}

async function loadComponent(watch: RemoteWatch, module: string): Promise<ComponentType> {
  const loaded = await unlessBrokenOff(
    watch,
    load(watch, module).catch(async (thrown: unknown) => {
      if (watch.brokenOff || failureOf(thrown, watch).kind !== 'unreachable') throw thrown;
      await wait(SECOND_TRY_AFTER_MS);
      watch.problem = null;
      return load(watch, module);
    }),
  );
  const Component = loaded?.[module];
  if (Component === undefined) {
    throw (watch.problem = new RemoteProblem('corrupt', `it has no component ${module}.`));
  }
  return Component;
}

const load = (watch: RemoteWatch, module: string) =>
  loadRemote<Record<string, ComponentType>>(`${watch.name}/${module}`);

function unlessBrokenOff<Value>(watch: RemoteWatch, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      watch.signal.addEventListener('abort', () => reject(new Error('No answer in time.')));
    }),
  ]);
}

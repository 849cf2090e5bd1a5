import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import sharedPackage from '../../../shared/package.json';
import { RemoteError } from '../remotes/remote-failure';
import type { RemoteWatch } from '../remotes/remote-watch';
import { integrity } from './integrity';
import { progress } from './progress';
import { retry } from './retry';

export type Module = Readonly<Record<string, unknown>>;

/** Loads a module by the federation's runtime. This site's rules are plugins of the runtime. */
export function federation(watches: ReadonlyMap<string, RemoteWatch>) {
  registerPlugins([integrity(watches), retry(watches), progress(watches)]);
  return async (watch: RemoteWatch, module: string): Promise<Module> => {
    const { container: name, entry } = watch;
    registerRemotes([{ name, entry, entryGlobalName: name, type: 'var' }]);
    const loaded = await loadRemote<Module>(`${name}/${module}`);
    if (loaded === null) throw new RemoteError('incompatible', `it has no module ${module}.`);
    return loaded;
  };
}

/** The versions of the shared modules, by name. */
export function providedVersions(): ReadonlyMap<string, string> {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return new Map(
    Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)[0]!]),
  );
}

/** Provides `@updown/shared` to the remotes before it is there: their chunks wait for it. */
export function provideShared(load: () => Promise<object>): void {
  const { version } = sharedPackage;
  registerShared({
    '@updown/shared': {
      version,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      strategy: 'loaded-first',
      get: async () => {
        const shared = await load();
        return () => shared;
      },
    },
  });
}

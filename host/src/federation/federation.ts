import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import sharedPackage from '../../../shared/package.json';
import { extension } from './extension';
import { integrity } from './integrity';
import type { LoadAttempt } from './load-attempt';
import { progress } from './progress';
import { RemoteError } from './remote-failure';
import { retry } from './retry';

export type Module = Readonly<Record<string, unknown>>;

/** Loads modules with the federation runtime. This site's rules are plugins of the runtime. */
export function federation(attempts: ReadonlyMap<string, LoadAttempt>) {
  registerPlugins([integrity(attempts), retry(attempts), progress(attempts), extension()]);
  return async (loadAttempt: LoadAttempt, module: string): Promise<Module> => {
    const { container: name, entry } = loadAttempt;
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

/** Registers `@updown/shared` for the remotes before it is loaded; their chunks wait for it. */
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

import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
  registerShared,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import sharedPackage from '../../../shared/package.json';
import type { LoadAttempt } from './load-attempt';
import { RemoteError } from './remote-failure';

export type Module = Readonly<Record<string, unknown>>;

type Attempts = ReadonlyMap<string, LoadAttempt>;

/** The delay before the second try. */
export const RETRY_AFTER_MS = 700;

/** This site's rules for the loading of a version, as a plugin of the runtime. */
function siteRules(attempts: Attempts): ModuleFederationRuntimePlugin {
  return {
    name: 'updown',
    // Adds the hash from the signed descriptor to an entry's script, so that a browser runs no other file. The runtime sets
    // no attributes on a script element that a plugin creates, so this also sets CORS, which a hash requires, and the URL of
    // a retry.
    createScript: ({ remoteInfo }) => attempts.get(remoteInfo?.name ?? '')?.entryScript(),
    // The phase that a version reaches, because a failure's message names the phase. With no return value, the runtime loads
    // the entry itself.
    loadEntry: ({ remoteInfo }) => void attempts.get(remoteInfo.name)?.reach('entry'),
    beforeGetExpose: ({ moduleInfo }) => attempts.get(moduleInfo.name)?.reach('code'),
    beforeExecuteFactory: ({ moduleInfo }) => attempts.get(moduleInfo.name)?.reach('start'),
    // Requests an entry a second time if the first request fails at once, before the player sees a failure.
    loadEntryError: async ({ getRemoteEntry, globalLoading, uniqueKey, ...entry }) => {
      const loadAttempt = attempts.get(entry.remoteInfo.name);
      if (loadAttempt === undefined || loadAttempt.brokenOff || (await loadAttempt.alteration)) {
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      // Otherwise the second load would wait for the first, which waits for this hook.
      delete globalLoading[uniqueKey];
      // The runtime awaits the entry, although the hook's type says otherwise.
      return (await getRemoteEntry(entry)) as never;
    },
  };
}

/**
 * Lists the host and its remotes for Module Federation's browser extension. The runtime lists only remotes whose entry is a
 * manifest, and this page loads the entries that the signed descriptor names.
 */
function extension(): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  return {
    name: 'updown-extension',
    registerRemote: (args) => {
      const { remote, origin } = args;
      if (!('entry' in remote)) return args;
      const { name, entry } = remote;
      remotesInfo[name] = { matchedVersion: entry };
      Object.assign(globalThis.__FEDERATION__.moduleInfo, {
        [origin.name]: { version: '', remoteEntry: '', remotesInfo },
        [`${name}:${entry}`]: { version: entry, remoteEntry: entry },
      });
      return args;
    },
  };
}

/** Loads modules with the federation runtime. */
export function federation(attempts: Attempts) {
  registerPlugins([siteRules(attempts), extension()]);
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

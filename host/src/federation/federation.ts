import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as shared from '@updown/shared';
import react from 'react';
import jsxDevRuntime from 'react/jsx-dev-runtime';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import type { SharedName } from '../../../webpack/shared-modules';
import { RETRY_AFTER_MS, type Attempts, type LoadAttempt, type Module } from './load-attempt';
import { fitsPage } from './load-remote';
import { providedVersions } from './provided-versions';
import { RemoteError } from './remote-failure';

// Loaded with the page's second part, because the first paint has no remote.

/** The page's only copy of each shared module. */
const provided: Readonly<Record<SharedName, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@updown/shared': shared,
};

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
 * Answers a remote that asks for a module of the page, if the module's version fits. The runtime answers, or refuses, all
 * other requests. Its own checks compile 90 long expressions before the page is loaded: 10 ms or more on a slow phone.
 */
function pageModules(): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-modules',
    resolveShare: (request) => {
      const { shareScopeMap, scope, pkgName, version, shareInfo } = request;
      const shared = shareScopeMap[scope]?.[pkgName]?.[version];
      const range = shareInfo.shareConfig.requiredVersion;
      const isOwn = version === providedVersions[pkgName as SharedName];
      if (!shared || !isOwn || !range || !fitsPage({ needs: { [pkgName]: range } })) return request;
      return { ...request, resolver: () => ({ shared, useTreesShaking: false }) };
    },
  };
}

function sharedModules() {
  return Object.fromEntries(
    Object.entries(providedVersions).map(([name, version]) => [
      name,
      {
        version,
        lib: () => provided[name as SharedName],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  );
}

/** Loads modules with the federation runtime. */
export function federation(attempts: Attempts) {
  // Each remote has an instance of its own, which asks this plugin too.
  registerGlobalPlugins([pageModules()]);
  const instance = createInstance({
    name: 'updown_host',
    remotes: [],
    shared: sharedModules(),
    // The default strategy requests every remote's version at start, so one dead remote would leave the page blank.
    shareStrategy: 'loaded-first',
    plugins: [provideRuntimeCore(), siteRules(attempts)],
  });
  return async (loadAttempt: LoadAttempt, module: string): Promise<Module> => {
    const { container: name, entry } = loadAttempt;
    instance.registerRemotes([{ name, entry, entryGlobalName: name, type: 'var' }]);
    const loaded = await instance.loadRemote<Module>(`${name}/${module}`);
    if (loaded === null) throw new RemoteError('incompatible', `it has no module ${module}.`);
    return loaded;
  };
}

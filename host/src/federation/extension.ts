import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Lists the host and its remotes for Module Federation's browser extension. The runtime lists only remotes whose entry is a
 * manifest, and this page loads the entries that the signed descriptor names.
 */
export function extension(): ModuleFederationRuntimePlugin {
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

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteWatch } from '../remotes/remote-watch';

/** Notes the phase that a version reaches: the text of a failure names it. */
export function progress(watches: ReadonlyMap<string, RemoteWatch>): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-progress',
    loadEntry: ({ remoteInfo }) => {
      watches.get(remoteInfo.name)?.reach('entry');
      // Without an answer, the runtime loads the entry itself.
      return undefined;
    },
    beforeGetExpose: ({ moduleInfo }) => {
      watches.get(moduleInfo.name)?.reach('code');
    },
    beforeExecuteFactory: ({ moduleInfo }) => {
      watches.get(moduleInfo.name)?.reach('start');
    },
  };
}

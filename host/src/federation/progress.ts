import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadAttempt } from './load-attempt';

/** Records the phase that a version reaches, because a failure's message names the phase. */
export function progress(
  attempts: ReadonlyMap<string, LoadAttempt>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-progress',
    loadEntry: ({ remoteInfo }) => {
      attempts.get(remoteInfo.name)?.reach('entry');
      // With no return value, the runtime loads the entry itself.
      return undefined;
    },
    beforeGetExpose: ({ moduleInfo }) => {
      attempts.get(moduleInfo.name)?.reach('code');
    },
    beforeExecuteFactory: ({ moduleInfo }) => {
      attempts.get(moduleInfo.name)?.reach('start');
    },
  };
}

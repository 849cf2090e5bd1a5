import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadAttempt } from './load-attempt';

/** Notes the phase that a version reaches: the text of a failure names it. */
export function progress(
  attempts: ReadonlyMap<string, LoadAttempt>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-progress',
    loadEntry: ({ remoteInfo }) => {
      attempts.get(remoteInfo.name)?.reach('entry');
      // Without an answer, the runtime loads the entry itself.
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

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteWatch } from './remote-watch';

/** Adds to the federation runtime: it requests an entry with its hash, and records how far each remote came. */
export function loadingPlugin(
  watchOf: (container: string | undefined) => RemoteWatch | undefined,
): ModuleFederationRuntimePlugin {
  const enter = (container: string | undefined, phase: RemoteWatch['phase']) => {
    const watch = watchOf(container);
    if (watch) watch.phase = phase;
    return watch;
  };
  return {
    name: 'updown-loading',
    createScript: ({ remoteInfo }) => enter(remoteInfo?.name, 'entry')?.entryScript(),
    beforeGetExpose: ({ moduleInfo }) => void enter(moduleInfo.name, 'code'),
    beforeExecuteFactory: ({ moduleInfo }) => void enter(moduleInfo.name, 'start'),
  };
}

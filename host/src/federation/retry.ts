import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadAttempt } from './load-attempt';

/** The delay before the second try. */
export const RETRY_AFTER_MS = 700;

/** Requests an entry a second time if the first request fails at once, before the player sees a failure. */
export function retry(attempts: ReadonlyMap<string, LoadAttempt>): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-retry',
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

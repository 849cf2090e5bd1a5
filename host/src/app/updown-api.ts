import { systemApi, type AppStore } from '@updown/shared';
import type { UpDown } from './updown';

/** The part of the diagnostic helper that reads the API. */
export function apiDiagnostics(store: AppStore): Pick<UpDown, 'config' | 'health'> {
  return {
    config: () => systemApi.endpoints.config.select()(store.getState()).data,
    health: async () => {
      const { isSuccess } = await store.dispatch(
        systemApi.endpoints.health.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      return isSuccess;
    },
  };
}

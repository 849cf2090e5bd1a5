import type { Config } from '@updown/protocol/api/system';
import type { AppDispatch } from '../store/root-state';
import { systemApi } from './system';

/** The deployment's configuration, from the cache if it is loaded. Rejects with an `ApiError`. */
export function readConfig(dispatch: AppDispatch): Promise<Config> {
  return dispatch(systemApi.endpoints.config.initiate(undefined, { subscribe: false })).unwrap();
}

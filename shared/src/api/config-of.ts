import { systemApi } from './system';
import type { Config } from './types';

/** What the page's `queryFn`s get to dispatch with; RTK types it without the store's own thunks. */
export type QueryDispatch = (action: unknown) => unknown;

/** The deployment's settings, asked for once. */
export async function configOf(dispatch: QueryDispatch): Promise<Config> {
  const request = dispatch(systemApi.endpoints.config.initiate(undefined, { subscribe: false }));
  return (request as { unwrap(): Promise<Config> }).unwrap();
}

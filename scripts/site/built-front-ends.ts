import { buildFrontEnds } from '../build/build-front-ends';
import { remoteNames } from '../build/front-ends';
import type { FrontEnds } from './site';

/** Builds the changed apps, then serves the host with those remotes. */
function prepare(remotes: readonly string[]) {
  return async (signal?: AbortSignal): Promise<FrontEnds> => {
    await buildFrontEnds(signal, remotes);
    return {
      development: false,
      serve: async (site) => {
        // Loaded on demand, so that chain and API start first.
        const { serveBuilt } = await import('./serve-built');
        await serveBuilt(site, remotes);
      },
      stop: () => Promise.resolve(),
    };
  };
}

/** The whole site. */
export const prepareBuiltFrontEnds = prepare(remoteNames);

/** The same host with the dashboard as its only page. */
export const prepareDashboardAlone = prepare(['dashboard']);

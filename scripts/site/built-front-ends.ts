import { buildFrontEnds } from '../build/build-front-ends';
import { remoteNames, type RemoteName } from '../build/front-ends';
import type { FrontEnds } from './front-ends';

/** Builds what changed, and then serves the host with those remotes. */
const prepare =
  (remotes: readonly RemoteName[]) =>
  async (signal?: AbortSignal): Promise<FrontEnds> => {
    await buildFrontEnds(signal, remotes);
    return {
      development: false,
      serve: async (site) => {
        // Loaded only here: when this module is, chain and API have not been started yet.
        const { serveBuilt } = await import('./serve-built');
        await serveBuilt(site, remotes);
      },
      stop: () => Promise.resolve(),
    };
  };

/** The whole site. */
export const prepareBuiltFrontEnds = prepare(remoteNames);

/** The same host with the dashboard as its only page. */
export const prepareDashboardAlone = prepare(['dashboard']);

import { buildFrontEnds } from '../build/build-front-ends';
import { remoteNames, type RemoteName } from '../build/front-ends';
import type { FrontEnds } from './front-ends';

/** Builds what changed, and then serves the host with those remotes. */
const prepare =
  (remotes: readonly RemoteName[]) =>
  async (signal?: AbortSignal): Promise<FrontEnds> => {
    await buildFrontEnds(signal, remotes);
    // Loaded while chain and API start, and not before.
    const { serveBuilt } = await import('./serve-built');
    return {
      development: false,
      serve: (site) => serveBuilt(site, remotes),
      stop: () => Promise.resolve(),
    };
  };

/** The whole site. */
export const prepareBuiltFrontEnds = prepare(remoteNames);

/** The same host with the dashboard as its only page. */
export const prepareDashboardAlone = prepare(['dashboard']);

import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { cacheControl } from '../../remote-kit/src/release/store/headers';
import type { Store } from '../../remote-kit/src/release/store/store';
import { buildFrontEnds } from '../../scripts/build/build-front-ends';
import { assembleSite } from '../../scripts/site/assemble';
import type { FrontEnds } from '../../scripts/site/site';
import { thisCheckout } from '../../scripts/site/this-checkout';

/** Serves a folder as a web server would: files from a release are available at once. */
function served(folder: string): FrontEnds {
  return {
    development: false,
    serve: async (site) => {
      await site.register(fastifyStatic, {
        root: [folder, join(folder, 'pages')],
        extensions: ['html'],
        cacheControl: false,
        setHeaders: (response, path) => {
          response.setHeader('cache-control', cacheControl(path));
        },
      });
    },
    stop: () => Promise.resolve(),
  };
}

/** A folder with this checkout's site, which release commands change. */
export function releasedSite(folder: string): { store: Store; prepare(): Promise<FrontEnds> } {
  const store = folderStore(folder);
  return {
    store,
    prepare: async () => {
      await buildFrontEnds();
      await assembleSite({ store, from: thisCheckout() });
      return served(folder);
    },
  };
}

import type { Configuration } from 'webpack';
import { remoteConfig as configIn } from '../../webpack.common';

/** The whole webpack configuration of a remote whose folder is its repository. */
export function remoteConfig({ dir }: { dir: string }): () => Configuration {
  const config = configIn({ dir, root: dir });
  // The site's page uses React's production build, so its remotes do, too.
  return () => config({}, { mode: 'production' });
}

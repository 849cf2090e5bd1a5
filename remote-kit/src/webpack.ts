import type { Configuration } from 'webpack';
import { remoteConfig as configIn } from '../../webpack.common';

/** The whole webpack configuration of a remote whose folder is its repository. */
export function remoteConfig({ dir }: { dir: string }): () => Configuration {
  const config = configIn({ dir, root: dir });
  // The site's page has React's production build, and so has what runs in it.
  return () => config({}, { mode: 'production' });
}

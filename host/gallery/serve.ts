import { startDevServer } from '../../webpack/dev-server';
import gallery from './webpack.config';

/** Serves the gallery at `http://127.0.0.1:<port>/` with hot reload; resolves after the first build. */
export function serveGallery(port: number) {
  return startDevServer(gallery, { port, path: '/' });
}

import { serveGallery } from '../host/gallery/serve';
import { aborted } from './lib/abort';
import { stopRequested } from './processes/stop-requested';

const DEFAULT_PORT = 3002;

/** `npm run gallery`: every component of the UI kit in every state, with hot reload. */
export async function run(): Promise<number> {
  const port = Number(process.env['GALLERY_PORT']?.trim() || DEFAULT_PORT);
  const signal = stopRequested();
  const gallery = await serveGallery(port);
  console.log(`\n  The gallery of the UI kit: http://localhost:${port}\n\n  Ctrl-C stops it.`);
  await aborted(signal);
  await gallery.stop();
  return 0;
}

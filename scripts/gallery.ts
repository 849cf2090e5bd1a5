import { serveGallery } from '../host/gallery/serve';
import { runUntilStopped } from '../tools/processes/until-stopped';

const DEFAULT_PORT = 3002;

/** `npm run gallery`: every component of the UI kit in every state, with hot reload. */
export function run(): Promise<number> {
  const port = Number(process.env['GALLERY_PORT']?.trim() || DEFAULT_PORT);
  return runUntilStopped(async () => {
    const gallery = await serveGallery(port);
    console.log(`\n  The gallery of the UI kit: http://localhost:${port}\n\n  Ctrl-C stops it.`);
    return gallery;
  });
}

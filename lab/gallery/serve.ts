import { runUntilStopped } from '../../tools/processes/until-stopped';
import { startDevServer } from '../../webpack/dev-server';
import gallery from './webpack.config';

const DEFAULT_PORT = 3002;

// Shows every component of the UI kit in every state, with hot reload.
process.exitCode = await runUntilStopped(async () => {
  const port = Number(process.env['GALLERY_PORT']?.trim() || DEFAULT_PORT);
  const server = await startDevServer(gallery, { port, path: '/' });
  console.log(`\n  The gallery of the UI kit: http://localhost:${port}\n\n  Ctrl-C stops it.`);
  return server;
});

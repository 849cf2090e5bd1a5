import { join } from 'node:path';
import { runUntilStopped } from '../../tools/processes/until-stopped';
import { root } from '../../tools/root';
import type { AppConfig } from '../../webpack/app-config';
import { startDevServer } from '../../webpack/dev-server';
import { hostConfig } from '../../webpack.common';

const DEFAULT_PORT = 3002;

const host = hostConfig({ dir: join(root, 'host') });

/** The host's own build with another entry, so that the gallery has the page's template, font and shared modules. */
const gallery: AppConfig = (env, argv) => ({
  ...host(env, argv),
  entry: { main: join(import.meta.dirname, 'main.tsx') },
  // The gallery must not share the host's build cache.
  cache: false,
});

// Shows every component of the UI kit in every state, with hot reload.
process.exitCode = await runUntilStopped(async () => {
  const port = Number(process.env['GALLERY_PORT']?.trim() || DEFAULT_PORT);
  const server = await startDevServer(gallery, { port, path: '/' });
  console.log(`\n  The gallery of the UI kit: http://localhost:${port}\n\n  Ctrl-C stops it.`);
  return server;
});

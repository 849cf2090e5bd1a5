import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import {
  RELEASE_FILE,
  releaseFolder,
  releaseOf,
  type ReleaseFile,
} from '@updown/protocol/site/site-descriptor';
import webpack, { type Configuration } from 'webpack';
import { Problem } from '../../../tools/problem';
import { runUntilStopped } from '../../../tools/processes/until-stopped';
import { parseRelease } from '../release/publish/built-release';
import { contentType } from '../release/store/headers';
import type { RemoteHere } from './remote-here';

const USAGE = 'npm run dev -- https://updown.example';
const USUAL_PORT = '3000';

function originOf(site: string | undefined): string {
  if (site !== undefined && /^https?:/.test(site) && URL.canParse(site)) {
    return new URL(site).origin;
  }
  throw new Problem(`Say in which deployed site the remote runs: ${USAGE}`);
}

/** Builds after each edit; resolves after the first build. */
async function watch(configuration: Configuration) {
  const compiler = webpack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (error) return reject(error);
      console.log(stats?.hasErrors() ? stats.toString('errors-only') : 'Built.');
      return resolve();
    });
  });
  return () => new Promise<void>((resolve) => compiler.close(() => resolve()));
}

/** The release of the latest build in a folder: an edit changes its hashes. */
async function latest(folder: string): Promise<ReleaseFile> {
  const file = join(folder, RELEASE_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem('The remote does not build yet.');
  });
  return parseRelease(text, file);
}

/** Serves the latest build as an override, to the pages of one site. */
function serve(folder: string, site: string): Server {
  const answer = async (path: string): Promise<Buffer | undefined> => {
    const release = await latest(folder);
    const { name, version, files } = release;
    if (path === '/override.json') {
      return Buffer.from(JSON.stringify({ remotes: { [name]: releaseOf(release) } }));
    }
    const below = releaseFolder(name, version);
    const file = path.startsWith(below) ? path.slice(below.length) : '';
    return Object.hasOwn(files, file) ? readFile(join(folder, file)) : undefined;
  };
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const headers = { 'access-control-allow-origin': site, 'cache-control': 'no-store' };
    answer(path).then(
      (content) => {
        const found = { ...headers, 'content-type': contentType(path) };
        response.writeHead(content ? 200 : 404, found).end(content);
      },
      (error: Error) => response.writeHead(503, headers).end(error.message),
    );
  });
}

function portIn(env: NodeJS.ProcessEnv): number {
  const port = Number(env['PORT'] ?? USUAL_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`PORT is a number, and not '${env['PORT']}'.`);
}

async function start(remote: RemoteHere, origin: string) {
  const port = portIn(process.env);
  const server = serve(join(remote.folder, 'dist'), origin).listen(port, 'localhost');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Problem(`Port ${port} cannot be used (${error.code}): choose another with PORT.`);
  });
  const stop = await watch(await remote.configuration());
  console.log(`
  ${remote.name} ${remote.version} is at http://localhost:${port}, for the pages of ${origin} alone.

  Press Alt+Shift+O there, and choose it. The site must allow it:
  npm run overrides -- <site> http://localhost:${port}, by those who run the site

  After an edit, reload the page. Ctrl-C stops it.
`);
  return {
    async stop() {
      server.close();
      server.closeAllConnections();
      await stop();
    },
  };
}

/** `updown-remote dev <site>`: runs the remote inside a deployed site that allows it. Each edit rebuilds it. */
export function dev(remote: RemoteHere, [site]: readonly string[]): Promise<number> {
  return runUntilStopped(() => start(remote, originOf(site)));
}

import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { keepFiles, serveKept } from './kept-files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'kept-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a later build takes no file from the running site, and changes none', async () => {
  await mkdir(join(folder, 'icons'));
  await writeFile(join(folder, 'entry.0a1b2c3d.js'), 'one');
  await writeFile(join(folder, 'icons', 'a b.svg'), '<svg/>');
  const site = Fastify();
  serveKept(site, await keepFiles(folder, '/remotes/game/0.1.0/'));
  await rm(folder, { recursive: true });

  const get = (path: string) => site.inject(`/remotes/game/0.1.0/${path}`);
  const entry = await get('entry.0a1b2c3d.js?retry=1');
  expect([entry.statusCode, entry.body]).toEqual([200, 'one']);
  expect(entry.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('icons/a%20b.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await get('other.js')).statusCode).toBe(404);
  await site.close();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elsewhereIn } from './commands/elsewhere';
import { releaseBuilt } from './commands/release-built';
import { rollback } from './commands/rollback';
import { rollout } from './commands/rollout';
import { readSite } from './site/read-site';
import { folderStore } from './store/folder-store';
import type { Store } from './store/store';
import { recorded } from './testing/command';
import { smallRelease, smallSite } from './testing/small-site';

// A remote whose files are on its team's own server, which is a folder behind another address.

let folder: string;
let store: Store;
let files: Store;
let server: Server;
let at: string;
let cors: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  store = folderStore(join(folder, 'site'));
  files = folderStore(join(folder, 'cdn'));
  cors = { 'access-control-allow-origin': '*' };
  await smallSite(store);
  server = createServer((request, response) => {
    void files.read(request.url!.replace('/team/', '')).then((found) => {
      response.writeHead(found ? 200 : 404, cors).end(found?.content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/team`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

function tried() {
  return Promise.resolve();
}

function give(version: string, { isElsewhere = true, share = 100 } = {}) {
  const elsewhere = { at, files };
  return releaseBuilt(store, smallRelease('game', version), {
    share,
    tried,
    ...(isElsewhere && { elsewhere }),
  });
}

async function entriesNow() {
  const { entry, fallback, next } = (await readSite(store)).site.remotes['game']!;
  return [entry, fallback?.entry, next?.entry];
}

function entryOf(version: string, place = at) {
  return `${place}/remotes/game/${version}/remote-entry.0a1b2c3d.js`;
}

test('a release is published there alone, and the pages admit its origin and no other', async () => {
  await give('0.1.0');
  expect(await entriesNow()).toEqual([entryOf('0.1.0'), undefined, undefined]);
  expect(await store.files('remotes')).toEqual([]);
  const page = (await store.read('pages/index.html'))?.content.toString();
  expect(page).toContain(`connect-src 'self' ${new URL(at).origin}"`);
  expect(page).toContain(`script-src 'self' ${new URL(at).origin};`);
});

test('a rollout, and a rollback, of versions there and on the site', async () => {
  const run = async (command: typeof rollback, ...args: string[]) => {
    const { code, output } = await recorded({}, () => command([store.name, 'game', ...args]));
    expect([code, output]).toEqual([0, expect.anything()]);
  };
  await give('0.1.0', { isElsewhere: false });
  await give('0.2.0');
  await give('0.3.0', { share: 20 });
  const site = entryOf('0.1.0', '');
  expect(await entriesNow()).toEqual([entryOf('0.2.0'), site, entryOf('0.3.0')]);
  await run(rollout, '--share', '100');
  expect(await entriesNow()).toEqual([entryOf('0.3.0'), entryOf('0.2.0'), undefined]);
  await run(rollback);
  expect(await entriesNow()).toEqual([entryOf('0.2.0'), site, undefined]);
  await run(rollback);
  expect(await entriesNow()).toEqual([site, undefined, undefined]);
});

test('a release whose files the pages could not run, or that only the site may serve, is refused', async () => {
  const before = await readSite(store);
  cors = {};
  await expect(give('0.1.0')).rejects.toThrow('must send access-control-allow-origin: *');
  cors = { 'access-control-allow-origin': 'https://updown.example' };
  const { file, contents } = smallRelease('game', '0.2.0');
  const framing = {
    file: { ...file, files: { ...file.files, 'frame.html': file.files[file.entry]! } },
    contents,
  };
  const elsewhere = { at, files };
  await expect(releaseBuilt(store, framing, { share: 100, tried, elsewhere })).rejects.toThrow(
    'the document frame.html, which only the site',
  );
  files = folderStore(join(folder, 'behind'));
  const stale = { at, files: folderStore(join(folder, 'cdn')) };
  await expect(
    releaseBuilt(store, smallRelease('game', '0.3.0'), { share: 100, tried, elsewhere: stale }),
  ).rejects.toThrow('has no game 0.3.0');
  expect(await readSite(store)).toEqual(before);
});

test.each([
  [{ at: 'https://cdn.example' }, 'say both'],
  [{ files: 'cdn' }, 'say both'],
  [{ at: 'http://cdn.example', files: 'cdn' }, 'it is an address such as https://'],
])('%j names no other place', (options, says) => {
  expect(() => elsewhereIn(options, 'usage')).toThrow(says);
});

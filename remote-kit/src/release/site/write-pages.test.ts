import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { smallSite } from '../testing/small-site';
import { HOST_FILE } from './host-file';
import { writePages } from './write-pages';

let store: Store;
beforeEach(async () => {
  store = folderStore(await mkdtemp(join(tmpdir(), 'write-pages-')));
  await smallSite(store);
});
afterEach(() => rm(store.name, { recursive: true }));

async function text(path: string) {
  return (await store.read(path))?.content.toString();
}

test('the pages name the origin that the site was assembled with', async () => {
  const host = { version: '0.1.0', provides: {}, origin: 'https://updown.example' };
  await store.write(HOST_FILE, Buffer.from(JSON.stringify(host)));
  await writePages(store, undefined);
  expect(await text('pages/index.html')).toContain('href="https://updown.example/"');
  await writePages(store, 'https://other.example');
  expect(await text('pages/index.html')).toContain('href="https://other.example/"');
});

test('a page that a newer release has written stays', async () => {
  await writePages(store);
  const newer = (await text('pages/index.html'))!.replace('"serial":1', '"serial":2');
  await store.write('pages/index.html', Buffer.from(newer));
  await writePages(store);
  expect(await text('pages/index.html')).toBe(newer);
});

test('a page goes with the remote that brought it, unless a newer release has written it', async () => {
  const page = (serial: number) =>
    Buffer.from(`<script type="application/json" id="site">{"serial":${serial}}</script>`);
  await store.write('pages/old.html', page(1));
  await store.write('pages/new.html', page(9));
  await writePages(store);
  expect(await store.files('pages')).toEqual(['pages/index.html', 'pages/new.html']);
});

test('a site without a host is a problem, and gets no page', async () => {
  await rm(join(store.name, 'host.html'));
  await expect(writePages(store)).rejects.toThrow('has no host.html');
  expect(await text('pages/index.html')).toBeUndefined();
});

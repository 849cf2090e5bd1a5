import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress-files';
import { writePages } from './write-pages';

let site: string;
const read = (path: string) => readFile(join(site, path), 'utf8');
const write = async (path: string, content: string) => {
  await mkdir(join(site, path, '..'), { recursive: true });
  await writeFile(join(site, path), content);
};
const manifest = (entry: string) =>
  JSON.stringify({ metaData: { remoteEntry: { name: entry, path: '' } }, exposes: [] });
const describe = (version: string, entry = `/remotes/game/${version}/mf-manifest.json`) =>
  write('site.json', JSON.stringify({ remotes: { game: { version, entry } } }));

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'write-pages-'));
  await write('host.html', '<html><head></head><body></body></html>');
  await write('remotes/game/1.0.0/mf-manifest.json', manifest('entry.1.js'));
  await write('remotes/game/1.1.0/mf-manifest.json', manifest('entry.2.js'));
});
afterEach(() => rm(site, { recursive: true }));

test('the pages follow the descriptor, forward and back', async () => {
  for (const [version, entry] of [
    ['1.0.0', 'entry.1.js'],
    ['1.1.0', 'entry.2.js'],
    ['1.0.0', 'entry.1.js'],
  ] as const) {
    await describe(version);
    await writePages(site);
    const page = await read('index.html');
    expect(page).toContain(`"version":"${version}"`);
    expect(page).toContain(`/remotes/game/${version}/${entry}`);
    expect(await read('other.html')).not.toContain('preload');
  }
});

test('a remote on another server is named, and not hinted at', async () => {
  await describe('1.0.0', 'https://game.example/1.0.0/mf-manifest.json');
  await writePages(site);
  expect(await read('index.html')).toContain('https://game.example/1.0.0/mf-manifest.json');
  expect(await read('index.html')).not.toContain('preload');
});

test('a version that is not there is refused, and the pages stay', async () => {
  await describe('1.0.0');
  await writePages(site);
  const before = await read('index.html');
  await describe('2.0.0');
  await expect(writePages(site)).rejects.toThrow('/remotes/game/2.0.0/mf-manifest.json');
  expect(await read('index.html')).toBe(before);
});

test('a text that is long enough has compressed copies, which follow it when it changes', async () => {
  const text = (letter: string) => letter.repeat(5000);
  await write('main.js', text('a'));
  await write('short.js', 'a');
  await compressFiles(site);
  await write('main.js', text('b'));
  await utimes(join(site, 'main.js'), 2_000_000_000, 2_000_000_000);
  await compressFiles(site);
  expect(gunzipSync(await readFile(join(site, 'main.js.gz'))).toString()).toBe(text('b'));
  expect(brotliDecompressSync(await readFile(join(site, 'main.js.br'))).toString()).toBe(text('b'));
  expect(await readdir(site)).not.toContain('short.js.gz');
});

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from '../lib/root';
import { builtPages } from '../site/built-pages';
import { describeSite } from '../site/descriptor';
import { hintsOf, remotesOn } from '../site/hints';
import { pageFile } from '../site/page-files';
import { folderOf, remoteNames } from './front-ends';
import type { FirstFile, FirstVisit } from './over-budget';

const compress = promisify(brotliCompress);

const HOST = 'host/dist';
const OWN_SCRIPT = /<script[^>]*? src="\/?([^"]+)"/g;
const OWN_HINT = /<link[^>]*? href="\/?([^"]+\.js)"/g;

interface ReleaseFile {
  readonly entry: string;
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** A page is no bundle. */
const WITHOUT_MAP = /\.html$/;

/** The sources of a script, by its map. */
async function sourcesOf(path: string): Promise<string[]> {
  if (WITHOUT_MAP.test(path)) return [];
  const map = await readFile(join(root, `${path}.map`), 'utf8');
  return (JSON.parse(map) as { sources: string[] }).sources;
}

async function fileOf(path: string, content: Buffer): Promise<FirstFile> {
  const { byteLength: bytes } = await compress(content);
  return { name: basename(path), bytes, sources: await sourcesOf(path) };
}

async function fileAt(path: string): Promise<FirstFile> {
  return fileOf(path, await readFile(join(root, path)));
}

async function releaseOf(remote: string): Promise<ReleaseFile> {
  const path = join(root, folderOf(remote), 'dist', 'release.json');
  return JSON.parse(await readFile(path, 'utf8')) as ReleaseFile;
}

function entryOf(remote: string, { entry }: ReleaseFile): string {
  return `${folderOf(remote)}/dist/${entry}`;
}

/** The scripts of a remote with which the game's page begins. */
function firstScripts(remote: string, release: ReleaseFile): string[] {
  const modules = Object.entries(release.modules).map(
    ([name, files]) => [name, Object.fromEntries(files.map((file) => [file, '']))] as const,
  );
  const unsigned = { version: '', integrity: '', needs: {} };
  const entry = entryOf(remote, release);
  const hints = hintsOf('/', { ...unsigned, entry, modules: Object.fromEntries(modules) });
  return hints.map(({ href }) => href);
}

/** The pages as the site has them: with the descriptor, the hints and the first paint. */
async function composed() {
  const { pages } = await builtPages(await describeSite(remoteNames));
  return ['/', '/dashboard'].map((address) => [address, pages.get(address)!] as const);
}

/** The files of the builds that a visitor of the game loads first. */
export async function firstVisit(): Promise<FirstVisit> {
  const page = `${HOST}/index.html`;
  const html = await readFile(join(root, page), 'utf8');
  const named = (tag: RegExp) => [...html.matchAll(tag)].map(([, file]) => `${HOST}/${file}`);
  const releases = new Map(
    await Promise.all(remoteNames.map(async (name) => [name, await releaseOf(name)] as const)),
  );
  const shown = remotesOn('/', { remotes: Object.fromEntries(releases) });
  const remotes = shown.flatMap((name) => firstScripts(name, releases.get(name)!));
  const own = named(OWN_SCRIPT);
  const others = [...named(OWN_HINT).filter((hint) => !own.includes(hint)), ...remotes];
  const pages = await composed();
  const connect = await Promise.all(own.map(fileAt));
  return {
    pages: await Promise.all(
      pages.map(([address, page]) => fileOf(pageFile(address), Buffer.from(page))),
    ),
    connect,
    scripts: [...connect, ...(await Promise.all(others.map(fileAt)))],
    entries: await Promise.all([...releases].map(([name, file]) => fileAt(entryOf(name, file)))),
  };
}

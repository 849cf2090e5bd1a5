import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hintsFor } from '../../remote-kit/src/pages/hints';
import { pageFile } from '../../remote-kit/src/pages/page-files';
import { measureFile } from '../../webpack/budgets';
import { root } from '../lib/root';
import { builtPages } from '../site/built-pages';
import { describeSite } from '../site/descriptor';
import { folderOf, remoteNames } from './front-ends';
import type { FirstFile, FirstVisit } from './over-budget';
import type { SiteDescriptor } from '@updown/shared/site';

const HOST = 'host/dist';
const OWN_SCRIPT = /<script[^>]*? src="\/?([^"]+)"/g;
const OWN_HINT = /<link[^>]*? href="\/?([^"]+\.js)"/g;

/** A page is no bundle. */
const WITHOUT_MAP = /\.html$/;

/** The sources of a script, by its map. */
async function sourcesOf(path: string): Promise<string[]> {
  if (WITHOUT_MAP.test(path)) return [];
  const map = await readFile(join(root, `${path}.map`), 'utf8');
  return (JSON.parse(map) as { sources: string[] }).sources;
}

async function fileOf(path: string, content: Buffer): Promise<FirstFile> {
  return { ...measureFile(basename(path), content), sources: await sourcesOf(path) };
}

async function fileAt(path: string): Promise<FirstFile> {
  return fileOf(path, await readFile(join(root, path)));
}

/** The file of this checkout that a site serves at an address. */
function builtAt(href: string): string {
  const [, name = '', file = ''] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(href) ?? [];
  return `${folderOf(name)}/dist/${file}`;
}

/** The pages as the site has them: with the descriptor, the hints and the first paint. */
async function composed(site: SiteDescriptor) {
  const { pages } = await builtPages(site);
  return ['/', '/dashboard'].map((address) => [address, pages.get(address)!] as const);
}

/** The files of the builds that a visitor of the game loads first. */
export async function firstVisit(): Promise<FirstVisit> {
  const page = `${HOST}/index.html`;
  const html = await readFile(join(root, page), 'utf8');
  const named = (tag: RegExp) => [...html.matchAll(tag)].map(([, file]) => `${HOST}/${file}`);
  const site = await describeSite(remoteNames);
  const remotes = hintsFor('/', site).filter(({ integrity }) => integrity !== undefined);
  const own = named(OWN_SCRIPT);
  const others = [
    ...named(OWN_HINT).filter((hint) => !own.includes(hint)),
    ...remotes.map(({ href }) => builtAt(href)),
  ];
  const pages = await composed(site);
  const connect = await Promise.all(own.map(fileAt));
  return {
    pages: await Promise.all(
      pages.map(([address, page]) => fileOf(pageFile(address), Buffer.from(page))),
    ),
    connect,
    scripts: [...connect, ...(await Promise.all(others.map(fileAt)))],
  };
}

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hintsFor } from '../../remote-kit/src/pages/hints';
import { pageFile } from '../../remote-kit/src/pages/pages';
import { root } from '../../tools/root';
import { measureFile } from '../../webpack/budgets';
import type { FirstFile, FirstVisit } from '../build/budgets';
import { folderOf, remoteNames } from '../build/front-ends';
import { describeSite } from './descriptor';
import { builtPages } from './serve-built';

const HOST = 'host/dist';
const OWN_SCRIPT = /<script[^>]*? src="\/?([^"]+)"/g;
const OWN_HINT = /<link[^>]*? href="\/?([^"]+\.js)"/g;

/** A script, with the paths of its sources by its map. */
async function fileAt(path: string): Promise<FirstFile> {
  const file = join(root, path);
  const { sources } = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { sources: string[] };
  return { ...measureFile(basename(path), await readFile(file)), sources };
}

/** The file of this checkout that a site serves at an address. */
function builtAt(href: string): string {
  const [, name = '', file = ''] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(href) ?? [];
  return `${folderOf(name)}/dist/${file}`;
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
  // The pages as the site has them: with the descriptor, the hints and the first paint.
  const { pages } = await builtPages(site);
  const connect = await Promise.all(own.map(fileAt));
  return {
    pages: ['/', '/dashboard'].map((address) =>
      measureFile(pageFile(address), Buffer.from(pages.get(address)!)),
    ),
    connect,
    scripts: [...connect, ...(await Promise.all(others.map(fileAt)))],
  };
}

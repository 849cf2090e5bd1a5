import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '../build/front-ends';
import { root } from '../launcher/root';
import type { SiteDescriptor } from './descriptor';
import { hintsOf, pageAddresses, remotesOn, type Manifest } from './hints';
import { composePage } from './page';

const built = (...path: string[]) => readFile(join(root, ...path), 'utf8');

/** The built host's page at each address, and one without hints for every other address. */
export async function builtPages(descriptor: SiteDescriptor) {
  const html = await built('host', 'dist', 'index.html');
  const hintsFor = async (page: string) => {
    const hints = remotesOn(page, descriptor).map(async (name) => {
      const manifest = await built(folderOf(name), 'dist', 'mf-manifest.json');
      return hintsOf(descriptor.remotes[name]!.entry, JSON.parse(manifest) as Manifest);
    });
    return (await Promise.all(hints)).flat();
  };
  const pages = new Map<string, string>();
  for (const page of pageAddresses) {
    pages.set(page, composePage(html, descriptor, await hintsFor(page)));
  }
  return { pages, other: composePage(html, descriptor, []) };
}

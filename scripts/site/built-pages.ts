import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, remoteNames } from '../build/front-ends';
import { root } from '../launcher/root';
import type { SiteDescriptor } from './descriptor';
import { composePages } from './pages';

const built = (...path: string[]) => readFile(join(root, ...path), 'utf8');

/** The pages of the site that was built in this checkout. */
export async function builtPages(descriptor: SiteDescriptor) {
  return composePages(await built('host', 'dist', 'index.html'), descriptor, async (entry) => {
    const name = remoteNames.find((remote) => descriptor.remotes[remote]?.entry === entry);
    return name && built(folderOf(name), 'dist', 'mf-manifest.json');
  });
}

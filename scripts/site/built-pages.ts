import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '../build/front-ends';
import { root } from '../lib/root';
import type { FirstPaint } from './first-paint';
import { composePages } from './pages';
import { readFirstPaint } from './read-first-paint';
import type { SiteDescriptor } from '@updown/shared/site';

/** A file of the site, from the builds of this checkout. */
async function readBuilt(path: string): Promise<Buffer | undefined> {
  const [, remote, file] = /^remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(path) ?? [];
  const folder = remote === undefined ? 'host' : folderOf(remote);
  return readFile(join(root, folder, 'dist', file ?? path)).catch(() => undefined);
}

/** What the front ends of this checkout have rendered ahead. */
export function builtFirstPaint(descriptor: SiteDescriptor): Promise<FirstPaint | undefined> {
  return readFirstPaint(readBuilt, descriptor);
}

/** The pages of the site that was built in this checkout. */
export async function builtPages(descriptor: SiteDescriptor) {
  const html = await readFile(join(root, 'host', 'dist', 'index.html'), 'utf8');
  return composePages(html, {
    descriptor,
    firstPaint: await builtFirstPaint(descriptor),
  });
}

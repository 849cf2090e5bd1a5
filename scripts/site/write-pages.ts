import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../launcher/problem';
import { writeSafely } from '../launcher/write-safely';
import type { SiteDescriptor } from './descriptor';
import { otherPageFile, pageFile } from './page-files';
import { composePages } from './pages';

function read(site: string, path: string): Promise<string> {
  return readFile(join(site, path), 'utf8').catch(() => {
    throw new Problem(`${site} has no ${path}.`);
  });
}

/** Writes the pages of an assembled site by what its descriptor says now. */
export async function writePages(site: string): Promise<void> {
  const descriptor = JSON.parse(await read(site, 'site.json')) as SiteDescriptor;
  const { pages, other } = await composePages(
    await read(site, 'host.html'),
    descriptor,
    async (entry) => (entry.startsWith('/') ? read(site, entry) : undefined),
  );
  for (const [address, html] of pages) await writeSafely(join(site, pageFile(address)), html);
  await writeSafely(join(site, otherPageFile), other);
}

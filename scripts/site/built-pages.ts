import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/root';
import { composePages } from './pages';
import type { SiteDescriptor } from '@updown/shared/site';

/** The pages of the site that was built in this checkout. */
export async function builtPages(descriptor: SiteDescriptor) {
  const html = await readFile(join(root, 'host', 'dist', 'index.html'), 'utf8');
  return composePages(html, descriptor);
}

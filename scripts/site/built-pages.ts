import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFirstPaint } from '../../remote-kit/src/pages/first-paint';
import { composePages } from '../../remote-kit/src/pages/pages';
import { root } from '../lib/root';
import type { SiteDescriptor } from '@updown/shared/site';

/** What the host of this checkout has rendered ahead. */
export function builtFirstPaint() {
  return readFirstPaint((path) =>
    readFile(join(root, 'host', 'dist', path)).catch(() => undefined),
  );
}

/** The pages of the site that was built in this checkout. */
export async function builtPages(descriptor: SiteDescriptor) {
  const html = await readFile(join(root, 'host', 'dist', 'index.html'), 'utf8');
  return composePages(html, {
    descriptor,
    firstPaint: await builtFirstPaint(),
  });
}

import * as v from 'valibot';
import { Problem } from '../../../../tools/problem';
import { readFirstPaint } from '../../pages/first-paint';
import { OTHER_PAGE_FILE, pageFile, composePages } from '../../pages/pages';
import { Changed, type Store } from '../store/store';
import { checkSignature } from './check-signature';
import { requireHost } from './host-file';
import { readSite } from './read-site';

const INLINED = /<script type="application\/json" id="site">(.*?)<\/script>/s;

/** The serial number of the descriptor in a page; 0 if it has none. */
function serialIn(html: string): number {
  const [, text = 'null'] = INLINED.exec(html) ?? [];
  const site = v.safeParse(v.object({ serial: v.number() }), JSON.parse(text));
  return site.success ? site.output.serial : 0;
}

/** A page with a newer descriptor stays: another release wrote it in the meantime. */
async function writePage(store: Store, path: string, html: string, serial: number): Promise<void> {
  for (;;) {
    const seen = await store.read(path);
    if (seen && serialIn(seen.content.toString()) > serial) return;
    try {
      await store.replace(path, Buffer.from(html), seen);
      return;
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
    }
  }
}

/** Writes the pages of a site from its current descriptor. They name their addresses if the site's origin is known. */
export async function writePages(
  store: Store,
  origin: string | undefined = process.env['SITE_ORIGIN'],
): Promise<void> {
  const { site } = await readSite(store);
  const host = await requireHost(store);
  // This descriptor alone decides what a page says about a remote. An expired one is fine here, because the pages
  // refuse it.
  await checkSignature(site, host, { place: store.name, expired: true });
  const page = await store.read('host.html');
  if (page === undefined) throw new Problem(`${store.name} has no host.html.`);
  const read = async (path: string) => (await store.read(path))?.content;
  const { pages, other } = composePages(page.content.toString(), {
    descriptor: site,
    origin: origin ?? host.origin,
    firstPaint: await readFirstPaint(read),
  });
  const files = new Map([...pages].map(([address, html]) => [pageFile(address), html]));
  await Promise.all(
    [...files, [OTHER_PAGE_FILE, other] as const].map(([path, html]) =>
      writePage(store, path, html, site.serial),
    ),
  );
  const gone = (await store.files('pages')).filter(
    (path) => path.endsWith('.html') && !files.has(path),
  );
  await Promise.all(gone.map((path) => removePage(store, path, site.serial)));
}

/** Removes a page that the site no longer has, unless a newer release has written it. */
async function removePage(store: Store, path: string, serial: number): Promise<void> {
  const seen = await store.read(path);
  if (seen === undefined || serialIn(seen.content.toString()) > serial) return;
  await store.remove(path, seen).catch((error: unknown) => {
    if (!(error instanceof Changed)) throw error;
  });
}

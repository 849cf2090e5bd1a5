import type { SiteDescriptor } from './descriptor';
import { hintsOf, pageAddresses, remotesOn, type Manifest } from './hints';
import { composePage, type Hint } from './page';

/** Reads the manifest at an address of the site; undefined where that is another server's. */
export type ReadManifest = (entry: string) => Promise<string | undefined>;

/** The host's page at each address, and one without hints for every other address. */
export async function composePages(
  html: string,
  descriptor: SiteDescriptor,
  readManifest: ReadManifest,
) {
  const hintsFor = async (page: string): Promise<Hint[]> => {
    const hints = remotesOn(page, descriptor).map(async (name) => {
      const { entry } = descriptor.remotes[name]!;
      const manifest = await readManifest(entry);
      return manifest === undefined ? [] : hintsOf(entry, JSON.parse(manifest) as Manifest);
    });
    return (await Promise.all(hints)).flat();
  };
  const pages = new Map<string, string>();
  for (const page of pageAddresses) {
    pages.set(page, composePage(html, descriptor, await hintsFor(page)));
  }
  return { pages, other: composePage(html, descriptor, []) };
}

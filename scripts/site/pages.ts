import { hintsOf, pageAddresses, readsOn, remotesOn } from './hints';
import { composePage, type Hint } from './page';
import type { SiteDescriptor } from '@updown/shared/site';

/**
 * What a page will request first: its data, which is small, and the stable version of each remote on it. Another
 * server's files get no hint.
 */
function hintsFor(page: string, site: SiteDescriptor): Hint[] {
  const scripts = remotesOn(page, site)
    .map((name) => site.remotes[name]!)
    .filter(({ entry, off }) => entry.startsWith('/') && off === undefined)
    .flatMap((remote) => hintsOf(page, remote));
  return [...readsOn(page, site), ...scripts];
}

/** The host's page at each address, and one without hints for every other address. */
export function composePages(html: string, descriptor: SiteDescriptor, origin?: string) {
  // One file stands for all players, so it names none of their addresses.
  const at = (page?: string) => {
    const path = page?.includes(':') === true ? undefined : page;
    return origin === undefined ? undefined : { origin, ...(path !== undefined && { path }) };
  };
  const pages = new Map(
    pageAddresses.map((page) => [
      page,
      composePage(html, descriptor, hintsFor(page, descriptor), at(page)),
    ]),
  );
  return { pages, other: composePage(html, descriptor, [], at()) };
}

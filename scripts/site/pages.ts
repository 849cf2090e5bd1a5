import { viewOf, type FirstPaint } from './first-paint';
import { hintsOf, pageAddresses, readsOn, remotesOn, type Hint } from './hints';
import { composePage } from './page';
import type { SiteDescriptor } from '@updown/shared/site';

/**
 * What a page will request first: the stable version of each remote on it, and its data. Another server's files get no
 * hint.
 */
function hintsFor(page: string, site: SiteDescriptor): Hint[] {
  const scripts = remotesOn(page, site)
    .map((name) => site.remotes[name]!)
    .filter(({ entry, off }) => entry.startsWith('/') && off === undefined)
    .flatMap((remote) => hintsOf(page, remote));
  return [...scripts, ...readsOn(page, site)];
}

interface Site {
  readonly descriptor: SiteDescriptor;
  readonly origin?: string | undefined;
  /** What the page shows before any script has run; without it, nothing. */
  readonly firstPaint?: FirstPaint | undefined;
}

/** The host's page at each address, and one without hints for every other address. */
export function composePages(html: string, { descriptor, origin, firstPaint }: Site) {
  // One file stands for all players, so it names none of their addresses.
  const at = (page?: string) => {
    const path = page?.includes(':') === true ? undefined : page;
    return origin === undefined ? undefined : { origin, ...(path !== undefined && { path }) };
  };
  const composed = (page?: string) =>
    composePage(html, {
      descriptor,
      hints: page === undefined ? [] : hintsFor(page, descriptor),
      address: at(page),
      view: firstPaint && viewOf(page, firstPaint, descriptor),
    });
  return { pages: new Map(pageAddresses.map((page) => [page, composed(page)])), other: composed() };
}

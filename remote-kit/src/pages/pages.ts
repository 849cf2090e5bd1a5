import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { viewOf, type FirstPaint } from './first-paint';
import { hintsFor, pageAddresses } from './hints';
import { composePage } from './page';

interface Site {
  readonly descriptor: SiteDescriptor;
  readonly origin?: string | undefined;
  /** The content of a page before any script has run; if missing, the page starts empty. */
  readonly firstPaint?: FirstPaint | undefined;
}

/** The host's page at each address of the site, and one without hints for every other address. */
export function composePages(html: string, { descriptor, origin, firstPaint }: Site) {
  // One file serves all players, so it names no address.
  const at = (page?: string) => {
    const path = page?.includes(':') === true ? undefined : page;
    return origin === undefined ? undefined : { origin, ...(path !== undefined && { path }) };
  };
  const composed = (page?: string) =>
    composePage(html, {
      descriptor,
      hints: page === undefined ? [] : hintsFor(page, descriptor),
      address: at(page),
      view: firstPaint && page !== undefined ? viewOf(page, firstPaint, descriptor) : undefined,
    });
  const addresses = pageAddresses(descriptor);
  return { pages: new Map(addresses.map((page) => [page, composed(page)])), other: composed() };
}

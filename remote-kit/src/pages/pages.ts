import { PARAMETERS } from '@updown/protocol/site/contribution-rules';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { viewOf, type FirstPaint } from './first-paint';
import { hintsFor, pageAddresses } from './hints';
import { composePage } from './page';

/**
 * The file of a page on a site: pages/index.html for '/', pages/dashboard.html for '/dashboard', and
 * pages/players/_address.html for '/players/:address'. operations/nginx/nginx.conf.template has the same rule, so a new page
 * needs no new configuration.
 */
export function pageFile(address: string): string {
  return `pages/${address === '/' ? 'index' : address.slice(1).replace(':', '_')}.html`;
}

function withPatterns(address: string, show: (name: string, pattern: string) => string): string {
  return Object.entries(PARAMETERS).reduce(
    (path, [name, pattern]) => path.replace(`:${name}`, () => show(name, pattern)),
    address,
  );
}

/** The address of a page as a route of Fastify. A parameter in another form matches no page. */
export function pageRoute(address: string): string {
  return withPatterns(address, (name, pattern) => `:${name}(^${pattern}$)`);
}

/** Whether the page at an address has this path. */
export function isAt(address: string, path: string): boolean {
  return new RegExp(`^${withPatterns(address, (_name, pattern) => pattern)}$`).test(path);
}

/** The page for every other address. */
export const OTHER_PAGE_FILE = 'other.html';

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

import { PARAMETERS } from '@updown/protocol/site/contribution-rules';

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

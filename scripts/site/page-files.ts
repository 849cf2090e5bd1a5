/** The pattern of each parameter in an address of a page. */
const parameters: Record<string, string> = { address: '0x[0-9a-fA-F]{40}' };

function hasParameter(address: string) {
  return address.includes(':');
}

/** The file of a page: index.html for '/', dashboard.html for '/dashboard', players.address.html for '/players/:address'. */
export function pageFile(address: string) {
  return `${address.slice(1).replaceAll('/:', '.') || 'index'}.html`;
}

function withPatterns(address: string, show: (name: string, pattern: string) => string) {
  return address.replaceAll(/:(\w+)/g, (_, name: string) => show(name, parameters[name]!));
}

/** The address of a page as a route of Fastify. A parameter of another form is no page. */
export function pageRoute(address: string) {
  return withPatterns(address, (name, pattern) => `:${name}(^${pattern}$)`);
}

/** The same as a location of nginx. */
export function pageLocation(address: string) {
  if (!hasParameter(address)) return `= ${address}`;
  // Quoted, because a brace would end the location.
  return `~ "^${withPatterns(address, (_name, pattern) => pattern)}$"`;
}

/** The page for every other address. */
export const OTHER_PAGE_FILE = 'other.html';

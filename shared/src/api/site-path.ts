/** The folder of the host's scripts, which webpack takes from the running script. Missing outside of webpack's builds. */
declare const __webpack_public_path__: string | undefined;

/** The path of a folder's address without the slash at its end: '' or '/updown'. */
export function pathOfFolder(address: string): string {
  return new URL(address, 'http://localhost').pathname.slice(0, -1);
}

/**
 * The path of the site, where the host's scripts are: '', or '/updown' for https://example.com/updown/. The same build
 * therefore works under every path.
 */
export const SITE_PATH = pathOfFolder(
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/',
);

/** The address of a path of the site: '/site.json' is '/updown/site.json'. Addresses on other origins stay. */
export function onSite(address: string): string {
  return address.startsWith('/') ? `${SITE_PATH}${address}` : address;
}

/** A name with a hash of the content, so the content of that name never changes. */
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|html|woff2|svg|png)$/;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';

/** The `cache-control` header of a file of the site. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? FOREVER : ASK_EVERY_TIME;
}

/** A name with a hash of its content: under that name it is always the same. */
const hashed = /\.[0-9a-f]{8,}\.(?:js|css|html|woff2|svg|png)$/;

const forever = 'public, max-age=31536000, immutable';
const askEveryTime = 'no-cache';

/** How long a file of the site may be kept without asking again. */
export function cacheControl(path: string): string {
  return hashed.test(path) ? forever : askEveryTime;
}

/** The same rule for a server that is told by patterns: what the pattern does not fit is `otherwise`. */
export const cachingRule = { pattern: hashed.source, fitting: forever, otherwise: askEveryTime };

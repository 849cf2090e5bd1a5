import { extname } from 'node:path';

/** A name with a hash of the content, so the content of that name never changes. */
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|html|woff2|svg|png)$/;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';

/** The `cache-control` header of a file of the site. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? FOREVER : ASK_EVERY_TIME;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The `content-type` of a file in a bucket, which a store does not find out by itself. */
export function contentType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

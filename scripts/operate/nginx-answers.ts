import { ANSWERS, LONGEST_WAIT_MS, sourceOf } from '../site/answers';
import { pageAddresses, TIME } from '../site/hints';
import { pageFile, pageLocation } from '../site/page-files';

// The pages come with the first answers of the API inside them, by SSI.

/**
 * The same processes with a memory of their own: one that is too slow for pages may be quick enough for other calls. While
 * all are avoided, pages come without waiting.
 */
export function answersUpstream(apis: readonly string[]): string[] {
  return [
    'upstream api_for_pages {',
    '  zone api_for_pages 64k;',
    ...apis.map((address) => `  server ${address} max_fails=1 fail_timeout=2s;`),
    '  keepalive 16;',
    '}',
  ];
}

/** `hasBrotli`: whether nginx knows the directive. */
export function pageLocations(hasBrotli: boolean): string[] {
  return pageAddresses.flatMap((page) => [
    `location ${pageLocation(page)} {`,
    `  try_files /${pageFile(page)} =404;`,
    '  ssi on;',
    '  ssi_silent_errors on;',
    // The compressed copies have no answers, and neither has a page that the browser kept.
    '  gzip_static off;',
    ...(hasBrotli ? ['  brotli_static off;'] : []),
    '  gzip_comp_level 5;',
    '  etag off;',
    '  if_modified_since off;',
    '}',
  ]);
}

/** Only pages get here. The time is of each page's own moment: no page gets another's, or waits for it. */
export function answersLocations(): string[] {
  const kept = [
    '  proxy_cache answers;',
    // Of variables that nginx computes anew: all answers of a page share its other variables.
    '  proxy_cache_key $host$uri?$args;',
    '  proxy_cache_min_uses 2;',
    '  proxy_cache_lock on;',
    `  proxy_cache_lock_timeout ${LONGEST_WAIT_MS}ms;`,
    '  proxy_cache_revalidate on;',
  ];
  return [
    ...answersLocation(`${ANSWERS}/`, kept),
    ...answersLocation(`= ${sourceOf(TIME)}`, []),
    'location @no_answer {',
    '  default_type application/json;',
    '  return 200 "";',
    '}',
  ];
}

function answersLocation(location: string, caching: readonly string[]): string[] {
  return [
    `location ${location} {`,
    '  internal;',
    `  rewrite ^${ANSWERS}/(.*)$ /api/$1 break;`,
    '  proxy_pass http://api_for_pages;',
    // No token, no cookie, no encoding that cannot be part of a page, no condition that was meant for the page.
    '  proxy_pass_request_headers off;',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header Host $http_host;',
    '  proxy_set_header Accept-Encoding "";',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  proxy_set_header X-Request-Id $request_id;',
    `  proxy_connect_timeout ${LONGEST_WAIT_MS}ms;`,
    `  proxy_read_timeout ${LONGEST_WAIT_MS}ms;`,
    `  proxy_next_upstream_timeout ${LONGEST_WAIT_MS}ms;`,
    ...caching,
    // No text can close the element: a `<` of JSON is always inside a string.
    "  sub_filter_types '*';",
    '  sub_filter_once off;',
    "  sub_filter '<' '\\u003c';",
    // Nothing, instead of an error inside the page. A 404 is for callers from outside.
    '  proxy_intercept_errors on;',
    '  error_page 400 401 403 405 408 413 421 429 500 501 502 503 504 =200 @no_answer;',
    '}',
  ];
}

import { FLUSH } from '../site/answers';

// nginx compresses a page as one piece, so its beginning would wait in the compressor for the answers. An unbuffered response
// inside the page makes nginx send what it has. It gets an empty one at once, from itself.

const NAME = 'flush.invalid';

/** Where nginx reaches itself; `listen` may be a port alone. */
function ownAddress(listen: string): string {
  return listen.replace(/^(?:\*:)?(?=\d+$)/, '127.0.0.1:');
}

export function flushServer(listen: string, ownListen: string): string[] {
  return [
    'upstream flush {',
    `  server ${ownAddress(listen)};`,
    '  keepalive 4;',
    '}',
    'server {',
    `  listen ${ownListen};`,
    `  server_name ${NAME};`,
    '  access_log off;',
    '  return 204;',
    '}',
  ];
}

export function flushLocation(hasTls: boolean): string[] {
  return [
    `location = ${FLUSH} {`,
    '  internal;',
    `  proxy_pass ${hasTls ? 'https' : 'http'}://flush;`,
    '  proxy_pass_request_headers off;',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    `  proxy_set_header Host ${NAME};`,
    '  proxy_buffering off;',
    '  proxy_connect_timeout 50ms;',
    '  proxy_read_timeout 50ms;',
    // Without it the page comes as one piece.
    '  proxy_intercept_errors on;',
    '  error_page 500 502 503 504 =200 @no_answer;',
    '}',
  ];
}

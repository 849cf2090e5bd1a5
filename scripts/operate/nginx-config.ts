import { cachingRule } from '../site/caching';
import { OTHER_PAGE_FILE } from '../site/page-files';
import { FRAMES, securityHeaders } from '../site/security-headers';
import { argumentMaps } from './nginx-arguments';
import { originMap, serverNames } from './nginx-hosts';
import { DEFAULT_CALLS_PER_SECOND, limitLines, limitMaps } from './nginx-limits';
import { pageLocations } from './page-locations';

export interface NginxOptions {
  /** Its own address, such as 127.0.0.1:3000. */
  readonly listen: string;
  /** The addresses of the sites, such as https://updown.example: a call to any other name is rejected. */
  readonly origins: readonly string[];
  /** The limit of calls a second for each caller; 0 for no limit. */
  readonly callsPerSecond?: number;
  /** The API processes, such as 127.0.0.1:4000. */
  readonly apis: readonly string[];
  /** The assembled site. */
  readonly siteFolder: string;
  /** A folder for its own files: cache, buffered bodies, process id. */
  readonly workFolder: string;
  /** A file, or /dev/stdout. */
  readonly accessLog: string;
  /** Paths of dynamic modules to load. */
  readonly modules?: readonly string[];
  /** The account of its workers, if root starts it. */
  readonly user?: string;
  /** The proxies before it, whose X-Forwarded-For it trusts. */
  readonly behind?: readonly string[];
  /** A gate to a local chain's JSON-RPC, under /rpc. */
  readonly rpc?: string;
  /** The origins from which developers may run their own remotes in the pages: those of the site's descriptor. */
  readonly overrides?: readonly string[];
  /** The certificate with its chain, and its key, if nginx itself ends TLS: then it speaks HTTP/2 too. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
}

function problem(error: string, message: string) {
  return JSON.stringify({ success: false, error, message });
}
const nothingHere = problem('not_found', 'There is nothing here.');
const apiUnavailable = problem(
  'api_unavailable',
  'The API does not answer. Please try again shortly.',
);

const tooMany = problem('too_many_requests', 'You call too often. Please try again shortly.');
const otherName = problem('misdirected_request', 'This server answers to other names only.');

const tooLarge = problem('body_too_large', 'The body is too large.');
const headersTooLarge = problem('headers_too_large', 'The headers are too large.');

function quoted(text: string) {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
function lines(items: readonly string[], indent: string) {
  return items.join(`\n${indent}`);
}

/** nginx has a number of its own for headers that are too large. The address is one of them to the API. */
const headersTooLargeLines = [
  'error_page 414 494 =431 /headers-too-large.json;',
  'location = /headers-too-large.json {',
  '  internal;',
  '  default_type application/json;',
  `  return 431 ${quoted(headersTooLarge)};`,
  '}',
];

/** The characters of an address after /api/ that still reach the API. */
const LONGEST_CALL = 300;

/** The headers that do not depend on the path. */
function headerLines(): string[] {
  return Object.entries(securityHeaders('/', { development: false }))
    .filter(([name]) => name !== 'content-security-policy')
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function policyOf(path: string, overrides: readonly string[]) {
  return securityHeaders(path, { development: false, overrides })['content-security-policy'] ?? '';
}

/** Browsers come back by https alone. */
const STRICT_TRANSPORT = 'add_header strict-transport-security "max-age=31536000" always;';

function tlsLines({ certificate, key }: NonNullable<NginxOptions['tls']>): string[] {
  return [
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_timeout 1d;',
    // A ticket's key would live as long as the process, and undo forward secrecy.
    'ssl_session_tickets off;',
  ];
}

/** The configuration of the web server before two or more API processes: site, API and event stream. */
export function nginxConfig(options: NginxOptions): string {
  const { apis, siteFolder, workFolder, accessLog, modules = [], user, rpc, tls } = options;
  const listen = tls ? `${options.listen} ssl http2` : options.listen;
  const {
    behind = [],
    overrides = [],
    origins,
    callsPerSecond = DEFAULT_CALLS_PER_SECOND,
  } = options;
  const hasBrotli = modules.some((module) => module.includes('brotli_static'));
  return `# Written by scripts/operate/nginx-config.ts: change that instead.
${lines([...modules.map((module) => `load_module ${module};`), ...(user ? [`user ${user};`] : [])], '')}
worker_processes auto;
pid ${workFolder}/nginx.pid;
# Below this level nginx writes a line for a call, with its whole address: a caller could fill the disk. The log of calls
# says the same, in short lines.
error_log stderr crit;

events {
  # Each open event stream uses two; the limit on open files must allow as many.
  worker_connections 32768;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  charset utf-8;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_max_body_size 128k;

  client_body_temp_path ${workFolder}/bodies;
  proxy_temp_path ${workFolder}/answers;
  fastcgi_temp_path ${workFolder}/unused;
  uwsgi_temp_path ${workFolder}/unused;
  scgi_temp_path ${workFolder}/unused;
  proxy_cache_path ${workFolder}/cache levels=1:2 keys_zone=answers:10m max_size=64m inactive=1m use_temp_path=off;

  ${lines([...behind.map((address) => `set_real_ip_from ${address};`), ...(behind.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : [])], '  ')}

  ${lines(tls ? tlsLines(tls) : [], '  ')}

  # Without the query, in case somebody puts a token into it.
  log_format calls escape=json '{"time":"$time_iso8601","from":"$remote_addr","method":"$request_method","path":"$short_path",'
    '"status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"api":"$upstream_addr","answers":"$upstream_status","cache":"$upstream_cache_status"}';
  access_log ${accessLog} calls if=$is_logged;

  ${lines([...limitMaps(callsPerSecond), ...argumentMaps(), ...originMap(origins)], '  ')}

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/json application/javascript text/css image/svg+xml;
  gzip_static on;
  ${hasBrotli ? 'brotli_static on;' : ''}

  # If a process is gone or frozen, the call goes to another, unless it may have been executed, and the process gets no call
  # for ten seconds. During an upgrade that can exclude all of them: then each is tried again, as a backup.
  upstream api {
    zone api 64k;
    ${lines(
      [
        ...apis.map((address) => `server ${address} max_fails=1 fail_timeout=10s;`),
        ...apis.map((address) => `server ${address} max_fails=0 backup;`),
      ],
      '    ',
    )}
    keepalive 64;
  }

  map $uri $content_security_policy {
    ${quoted(`~${FRAMES.source}`)} ${quoted(policyOf('/remotes/any.html', overrides))};
    default ${quoted(policyOf('/', overrides))};
  }
  map $uri $file_cache_control {
    ${quoted(`~${cachingRule.pattern}`)} ${quoted(cachingRule.fitting)};
    default ${quoted(cachingRule.otherwise)};
  }
  # A browser gets the page for unknown addresses, any other caller an error in the API's format.
  map $http_accept $nothing_here {
    ~text/html /${OTHER_PAGE_FILE};
    default /nothing-here.json;
  }
  # The answer to a signed-in caller is private.
  map $http_authorization $is_personal {
    "" 0;
    default 1;
  }

  # Any other name: a page that resolves its own name to this address (DNS rebinding), or a scanner.
  server {
    listen ${listen} default_server;
    server_name "";
    access_log off;
    default_type application/json;
    location / { return 421 ${quoted(otherName)}; }
    # Also for our own names, if the header with the name comes after the large one.
    ${lines(headersTooLargeLines, '    ')}
  }


  server {
    listen ${listen};
    server_name ${serverNames(origins).join(' ')};
    # An absolute redirect would name our port, which may not be the public one.
    absolute_redirect off;
    root ${siteFolder};

    add_header content-security-policy $content_security_policy always;
    ${lines([...headerLines(), ...(tls ? [STRICT_TRANSPORT] : [])], '    ')}
    # Not on an error: a missing file may be there in a moment.
    add_header cache-control $file_cache_control;

    error_page 404 $nothing_here;
    location / { try_files $uri =404; }
    ${lines(pageLocations(), '    ')}
    location = /nothing-here.json {
      internal;
      default_type application/json;
      return 404 ${quoted(nothingHere)};
    }

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # The API names the site in the text that a player signs to sign in.
    proxy_set_header X-Forwarded-Host $http_host;
    # Overwrites the caller's own header, because the API counts calls by this address.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # The API's log names the call by it.
    proxy_set_header X-Request-Id $request_id;
    proxy_connect_timeout 1s;
    # Not on a 503: a process answers that for calls it cannot serve now, and still serves the others.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries ${2 * apis.length};
    # A read is answered while the page still waits, even if processes are frozen.
    proxy_next_upstream_timeout 5s;

    error_page 502 504 =503 /api-unavailable.json;
    location = /api-unavailable.json {
      internal;
      default_type application/json;
      add_header retry-after 2 always;
      add_header cache-control no-store always;
      return 503 ${quoted(apiUnavailable)};
    }

    error_page 413 /too-large.json;
    location = /too-large.json {
      internal;
      default_type application/json;
      return 413 ${quoted(tooLarge)};
    }

    ${lines(headersTooLargeLines, '    ')}

    ${lines(limitLines(callsPerSecond), '    ')}
    error_page 429 /too-many.json;
    location = /too-many.json {
      internal;
      default_type application/json;
      add_header retry-after 1 always;
      return 429 ${quoted(tooMany)};
    }

    # Otherwise nginx redirects to /api/.
    location = /api { return 404; }

    # No call has such a long address, and as a key of the cache it would be too long.
    location ~ "(?s)^/api/.{${LONGEST_CALL}}" { return 404; }

    error_page 418 = @calls;
    location /api/ {
      recursive_error_pages on;
      # The forwarded query too, so that a cache key and its answer belong together.
      set $args $known_arguments;
      if ($request_method !~ ^(GET|HEAD)$) { return 418; }
      proxy_pass http://api;
      # Reads take one query at most: a process that takes longer is frozen, and another one answers.
      proxy_read_timeout 3s;
      # An own header keeps nginx from adding the files' headers: the API sends its own.
      add_header x-cache $upstream_cache_status always;
      # As long as the API allows: one second for public answers, so that one of many callers reaches the API.
      proxy_cache answers;
      proxy_cache_key $host$uri?$args;
      # A single request is not worth caching.
      proxy_cache_min_uses 2;
      proxy_cache_lock on;
      proxy_cache_lock_timeout 2s;
      proxy_cache_revalidate on;
      proxy_cache_bypass $is_personal $is_foreign;
      proxy_no_cache $is_personal $is_foreign;
    }

    # A call that changes something may wait for a block, and is never repeated.
    location @calls {
      proxy_pass http://api;
      add_header x-cache "" always;
      recursive_error_pages on;
    }

    # Unbuffered and without an end: the API sends something every 4 s, and a silent one is gone.
    location = /api/events {
      proxy_pass http://api;
      add_header x-cache "" always;
      proxy_buffering off;
      proxy_cache off;
      proxy_read_timeout 20s;
      gzip off;
    }

    # Operators read it at the processes themselves.
    location = /api/metrics { return 404; }
${rpc ? `\n    location = /rpc {\n      proxy_pass ${rpc};\n      add_header x-cache "" always;\n    }\n` : ''}  }
}
`.replaceAll(/^ +\n/gm, '');
}

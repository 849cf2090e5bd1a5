import { cachingRule } from '../site/caching';
import { pageAddresses } from '../site/hints';
import { otherPageFile, pageFile } from '../site/page-files';
import { frames, securityHeaders } from '../site/security-headers';

export interface NginxOptions {
  /** Where it listens, such as 127.0.0.1:3000. */
  readonly listen: string;
  /** The API processes, such as 127.0.0.1:4000. */
  readonly apis: readonly string[];
  /** The assembled site. */
  readonly siteFolder: string;
  /** Its own files: cache, bodies that wait, its process id. */
  readonly workFolder: string;
  /** A file, or /dev/stdout. */
  readonly accessLog: string;
  /** Modules to load, where the system has them apart. */
  readonly modules?: readonly string[];
  /** The account of its workers, when it is started by root. */
  readonly user?: string;
  /** The proxies before it, whose X-Forwarded-For is believed. */
  readonly behind?: readonly string[];
  /** A gate to a local chain's JSON-RPC, under /rpc. */
  readonly rpc?: string;
}

const problem = (error: string, message: string) =>
  JSON.stringify({ success: false, error, message });
const nothingHere = problem('not_found', 'There is nothing here.');
const apiUnavailable = problem(
  'api_unavailable',
  'The API does not answer. Please try again shortly.',
);

const tooLarge = problem('body_too_large', 'The body is too large.');

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const lines = (items: readonly string[], indent: string) => items.join(`\n${indent}`);

/** The headers of a page; those that depend on the path are variables. */
function headerLines(): string[] {
  return Object.entries(securityHeaders('/', { development: false }))
    .filter(([name]) => name !== 'content-security-policy')
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

const policyOf = (path: string) =>
  securityHeaders(path, { development: false })['content-security-policy'] ?? '';

/** The whole configuration of the web server before two or more API processes: site, API, event stream. */
export function nginxConfig(options: NginxOptions): string {
  const { listen, apis, siteFolder, workFolder, accessLog, modules = [], user, rpc } = options;
  const behind = options.behind ?? [];
  return `# Written by scripts/operate/nginx-config.ts: change that instead.
${lines([...modules.map((module) => `load_module ${module};`), ...(user ? [`user ${user};`] : [])], '')}
worker_processes auto;
pid ${workFolder}/nginx.pid;
error_log stderr warn;

events {
  # Each open event stream holds two of them; the limit on open files must allow as many.
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
  proxy_cache_path ${workFolder}/cache levels=1:2 keys_zone=answers:10m max_size=256m inactive=1m use_temp_path=off;

  ${lines([...behind.map((address) => `set_real_ip_from ${address};`), ...(behind.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : [])], '  ')}

  # No query: a token has no place there, and an address with one in it none in a log.
  log_format calls escape=json '{"time":"$time_iso8601","from":"$remote_addr","method":"$request_method","path":"$uri",'
    '"status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"api":"$upstream_addr","cache":"$upstream_cache_status"}';
  access_log ${accessLog} calls;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/json application/javascript text/css image/svg+xml;
  gzip_static on;
  ${modules.some((module) => module.includes('brotli_static')) ? 'brotli_static on;' : ''}

  # A call to a process that is gone goes to another, unless it may have been carried out; for two seconds no other follows it.
  upstream api {
    zone api 64k;
    ${lines(
      apis.map((address) => `server ${address} max_fails=1 fail_timeout=2s;`),
      '    ',
    )}
    keepalive 64;
  }

  map $uri $content_security_policy {
    ${quoted(`~${frames.source}`)} ${quoted(policyOf('/remotes/any.html'))};
    default ${quoted(policyOf('/'))};
  }
  map $uri $file_cache_control {
    ${quoted(`~${cachingRule.pattern}`)} ${quoted(cachingRule.fitting)};
    default ${quoted(cachingRule.otherwise)};
  }
  # Whoever asks for a page gets one, also where there is none; the rest gets an error as the API writes it.
  map $http_accept $nothing_here {
    ~text/html /${otherPageFile};
    default /nothing-here.json;
  }
  # An answer to somebody who signed in is nobody else's.
  map $http_authorization $is_personal {
    "" 0;
    default 1;
  }

  server {
    listen ${listen};
    root ${siteFolder};

    add_header content-security-policy $content_security_policy always;
    ${lines(headerLines(), '    ')}
    # Not on an error: a file that is not there yet may be there in a moment.
    add_header cache-control $file_cache_control;

    error_page 404 $nothing_here;
    location / { try_files $uri =404; }
    ${lines(
      pageAddresses.map((page) => `location = ${page} { try_files /${pageFile(page)} =404; }`),
      '    ',
    )}
    location = /nothing-here.json {
      internal;
      default_type application/json;
      return 404 ${quoted(nothingHere)};
    }

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    # The API names the site in the text that is signed to sign in.
    proxy_set_header X-Forwarded-Host $http_host;
    # What the caller says of itself is not handed on: the API counts calls by this address.
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # By which the API's log names the call.
    proxy_set_header X-Request-Id $request_id;
    proxy_connect_timeout 2s;
    # Not on a 503: a process says that of what it cannot do now, and answers the rest.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries ${apis.length};

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

    location /api/ {
      proxy_pass http://api;
      # A header of its own stops those of the files: the API sends its own.
      add_header x-cache $upstream_cache_status always;
      # As long as the API says, which is a second for what everybody asks: of many callers one asks the API.
      proxy_cache answers;
      proxy_cache_key $host$request_uri;
      proxy_cache_lock on;
      proxy_cache_lock_timeout 2s;
      proxy_cache_revalidate on;
      proxy_cache_bypass $is_personal;
      proxy_no_cache $is_personal;
    }

    # As it comes, and as long as it lasts: the API says something every 15 s, and one that is silent for a minute is gone.
    location = /api/events {
      proxy_pass http://api;
      add_header x-cache "" always;
      proxy_buffering off;
      proxy_cache off;
      proxy_read_timeout 60s;
      gzip off;
    }

    # For the operator, at the processes themselves.
    location = /api/metrics { return 404; }
${rpc ? `\n    location = /rpc {\n      proxy_pass ${rpc};\n      add_header x-cache "" always;\n    }\n` : ''}  }
}
`.replaceAll(/^ +\n/gm, '');
}

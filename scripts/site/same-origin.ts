const EXTENSION_SCHEME = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]+$/;

/** The origin of a browser extension; undefined for every other caller. No page can send such an origin. */
export function extensionOrigin(headers: {
  readonly origin?: string | undefined;
}): string | undefined {
  const { origin } = headers;
  return origin !== undefined && EXTENSION_SCHEME.test(origin) ? origin : undefined;
}

/** Lets an extension without rights on this site read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'access-control-allow-origin': origin, vary: 'Origin' };
}

/** Lets it send JSON in the first place. */
export function preflightHeaders(origin: string): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  };
}

interface Headers {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** The names under which a browser on this machine reaches us. */
function localHosts(port: number): readonly string[] {
  return [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
}

/** Whether the Host header names us. Any other name that resolves to here is an attempt at DNS rebinding. */
export function isOurs({ host }: Headers, port: number): boolean {
  return host !== undefined && localHosts(port).includes(host);
}

/** Whether the request comes from a page of ours or from a program. */
export function isSameOrigin(headers: Headers, port: number): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (!isOurs(headers, port)) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `http://${headers.host}`;
}

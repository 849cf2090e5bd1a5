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

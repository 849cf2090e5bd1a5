import { extensionOrigin } from '../site/extension-origin';

interface Headers {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * The kind of caller of the chain's port. With every POST, browsers send the page's origin and its relation to us
 * (Sec-Fetch-Site), and no page can omit or change these. Programs send neither.
 */
export function gateCaller(headers: Headers): 'program' | 'wallet' | 'page' {
  if (extensionOrigin(headers) !== undefined) return 'wallet';
  const fromBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return fromBrowser ? 'page' : 'program';
}

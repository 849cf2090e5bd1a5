/** The one inline style without a text: styled-components adds its rules to an empty element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Policy = Readonly<Record<string, readonly string[]>>;

interface PolicyOptions {
  /** While developing, styles come with the code, and the page keeps sockets to the development servers. */
  readonly development: boolean;
}

function pagePolicy({ development }: PolicyOptions): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [emptyStyle])],
    // Wallets announce themselves with an icon as a data address.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
}

/** For a document of a remote, which frames what others wrote: it runs apart from us, wherever it is opened. */
const framePolicy: Policy = {
  sandbox: ['allow-scripts'],
  'default-src': ['https:', 'data:', 'blob:', "'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
};

/** The documents of remotes, by their paths. */
export const frames = /^\/remotes\/[^?#]+\.html(?:$|[?#])/;

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers that go with whatever is at this path of the site. */
export function securityHeaders(path: string, options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': written(frames.test(path) ? framePolicy : pagePolicy(options)),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** The hash of an empty inline style: styled-components adds its rules to an empty element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Allows only the host's default policy (host/src/federation/script-policy.ts). Not in development, because hot reload
 * evaluates code.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/**
 * What a descriptor may name as an origin of scripts. A page's own policy (page.ts) admits only those that its descriptor
 * names: the browser enforces both. So a release changes what is admitted, without a change of the web server.
 */
const NAMEABLE = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

type Policy = Readonly<Record<string, readonly string[]>>;

interface PolicyOptions {
  /** Development needs inline styles, evaluated code, and sockets to the development servers. */
  readonly development: boolean;
  /** The host's inline scripts, as source expressions. */
  readonly inlineScripts: readonly string[];
}

/** The address of a page has no file extension. */
const PAGE = /^[^?#.]*(?:$|[?#])/;

function sitePolicy(path: string, { development, inlineScripts }: PolicyOptions): Policy {
  const nameable = PAGE.test(path) && !development ? NAMEABLE : [];
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScripts,
      ...nameable,
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    // The worker of the notifications (host/public/push-worker.js).
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [EMPTY_STYLE])],
    // Wallets announce themselves with an icon in a data URL.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...nameable, ...(development ? ['ws:'] : [])],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Scripts handle the page's forms; the browser submits none.
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    ...(!development && trustedTypes),
  };
}

/** For a remote's document, which frames third-party code: it runs in a sandbox, wherever it is opened. */
const framePolicy: Policy = {
  sandbox: ['allow-scripts'],
  'default-src': ['https:', 'data:', 'blob:', "'unsafe-inline'"],
  'frame-ancestors': ["'self'"],
};

/** The documents of remotes, by their paths. */
const FRAMES = /^\/remotes\/[^?#]+\.html(?:$|[?#])/;

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The security headers for a path of the site. */
export function securityHeaders(path: string, options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': written(FRAMES.test(path) ? framePolicy : sitePolicy(path, options)),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

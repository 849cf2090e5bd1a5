import { securityHeaders as headersOf } from '../../remote-kit/src/pages/security-headers';
import { inlineScriptHashes } from '../../webpack/early-script';

/** The security headers for a path of the site. */
export function securityHeaders(
  path: string,
  { development }: { readonly development: boolean },
): Record<string, string> {
  return headersOf(path, { development, inlineScripts: inlineScriptHashes });
}

import Fastify, { type FastifyInstance } from 'fastify';
import { answerNoCall, errors } from '../../api/src/http/plugins/errors';
import { securityHeaders as headersOf } from '../../remote-kit/src/pages/security-headers';
import { inlineScriptHashes } from '../../webpack/early-script';
import { proxyApi } from './api-proxy';
import { routeRpc } from './rpc-route';
import { isOurs, isSameOrigin } from './same-origin';
import { serveStatusPage } from './status-page';

/** The security headers for a path of the site. */
export function securityHeaders(
  path: string,
  { development }: { readonly development: boolean },
): Record<string, string> {
  return headersOf(path, { development, inlineScripts: inlineScriptHashes });
}

/** The source of the pages: built files or development servers. */
export interface FrontEnds {
  readonly development: boolean;
  /** Adds the host, the remotes and the descriptor that names them. */
  serve(site: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly port: number;
  readonly apiUrl: string;
  readonly chainUrl: string;
  readonly frontEnds: FrontEnds;
}

async function createSite(options: SiteOptions): Promise<FastifyInstance> {
  const { port, apiUrl, chainUrl, frontEnds } = options;
  const site = Fastify({
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
    clientErrorHandler: answerNoCall,
  });

  site.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.url, frontEnds));
    // Browsers let any page open a socket; the server has to check the origin.
    const accepted = request.headers.upgrade ? isSameOrigin : isOurs;
    if (!accepted(request.headers, port)) {
      return reply
        .code(421)
        .send(`This is http://localhost:${port}, and it answers to no other name.`);
    }
  });
  await site.register(errors);
  await proxyApi(site, apiUrl);
  routeRpc(site, chainUrl, port);
  await serveStatusPage(site);
  await frontEnds.serve(site);
  return site;
}

/** Serves the composed site on this machine's loopback addresses. */
export async function startSite(options: SiteOptions): Promise<{ stop(): Promise<void> }> {
  const site = await createSite(options);
  await site.listen({ port: options.port, host: 'localhost' });
  return { stop: () => site.close() };
}

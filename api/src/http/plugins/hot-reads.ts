import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../../infra/metrics';
import type { ReadModel } from '../../state/read-model/read-model';
import type { Resource } from '../../state/read-model/resources';
import type { HostCheck } from './hosts';

/** Headers that differ between answers, or belong to the connection. */
const ownHeaders = new Set(['etag', 'content-length', 'date', 'connection', 'keep-alive']);

type Headers = readonly string[];

interface Template {
  readonly found: Headers;
  readonly unchanged: Headers;
}

/** The resources that nearly all requests read, by their addresses as the pages write them. */
function resourcesOf(readModel: ReadModel) {
  return new Map<string, () => Resource | undefined>([
    ['/api/contract/current-round-fast', readModel.currentRound],
    ['/api/contract/players/history-fast', () => readModel.playersHistory()],
    ['/api/contract/players/history-fast?limit=10', () => readModel.playersHistory(10)],
    ['/api/round/current/prices', readModel.recentRoundPrices],
    ['/api/deposit-limits', readModel.depositLimits],
    ['/api/status', readModel.status],
    ['/api/price/current', readModel.currentPrice],
    ['/api/price/current?asset=ethereum', readModel.currentPrice],
  ]);
}

/**
 * Answers the most frequent polls before the router and its plugins run, because these take most of the time and
 * always produce the same headers. The headers are copied from the router's first answer to such a request. Any
 * unusual request goes to the router.
 */
export function hotReads(
  { readModel, metrics }: { readonly readModel: ReadModel; readonly metrics: Metrics },
  origins: readonly string[],
  isOurs: HostCheck,
) {
  return fp((app: FastifyInstance, _options, done) => {
    const resources = resourcesOf(readModel);
    const templates = new Map<string | undefined, Template | undefined>(
      [undefined, ...origins].map((origin) => [origin, undefined]),
    );

    let isStopping = false;
    app.addHook('preClose', (ready) => {
      isStopping = true;
      ready();
    });

    const learn = async (url: string, origin: string | undefined) => {
      const answer = await app.inject({ url, headers: origin === undefined ? {} : { origin } });
      if (answer.statusCode !== 200) return;
      const fixed = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
      const listed = (entries: typeof fixed) =>
        entries.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]));
      templates.set(origin, {
        found: listed(fixed),
        unchanged: listed(fixed.filter(([name]) => name !== 'content-type')),
      });
    };

    /** False if the router has to answer. */
    const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
      const { url = '', method, headers } = request;
      const resource = method === 'GET' ? resources.get(url) : undefined;
      if (resource === undefined || !templates.has(headers.origin)) return false;
      if (isStopping || app.isUnderPressure() || !isOurs(headers.host)) return false;
      const template = templates.get(headers.origin);
      if (template === undefined) {
        learn(url, headers.origin).catch((error: unknown) =>
          app.log.warn({ err: error }, 'A hot read could not be set up'),
        );
        return false;
      }
      const begin = performance.now();
      const found = resource();
      if (found === undefined) return false;
      const { body, latin1, etag } = found;
      const isUnchanged = headers['if-none-match'] === etag;
      if (isUnchanged) response.writeHead(304, [...template.unchanged, 'etag', etag]).end();
      else {
        const length = String(body.length);
        response.writeHead(200, [...template.found, 'etag', etag, 'content-length', length]);
        if (latin1 === undefined) response.end(body);
        else response.end(latin1, 'latin1');
      }
      const route = url.split('?')[0] ?? url;
      metrics.requestTook(route, response.statusCode, (performance.now() - begin) / 1000);
      return true;
    };

    const [route] = app.server.listeners('request') as RequestListener[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!answer(request, response)) route?.(request, response);
    });
    done();
  });
}

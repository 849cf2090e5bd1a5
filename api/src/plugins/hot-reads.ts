import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics/metrics';
import type { ReadModel } from '../state/read-model';
import type { Resource } from '../state/resources';

/** What differs from one answer to the next, or is the connection's business. */
const ownHeaders = new Set(['etag', 'content-length', 'date', 'connection', 'keep-alive']);

type Headers = readonly string[];

interface Template {
  readonly found: Headers;
  readonly unchanged: Headers;
}

/** What nearly all requests ask for, by the address as pages write it. */
const resourcesOf = (readModel: ReadModel): Map<string, () => Resource> =>
  new Map([
    ['/api/contract/current-round-fast', readModel.currentRound],
    ['/api/contract/players/history-fast', readModel.playersHistory],
    ['/api/deposit-limits', readModel.depositLimits],
    ['/api/status', readModel.status],
    ['/api/price/current', readModel.currentPrice],
    ['/api/price/current?asset=ethereum', readModel.currentPrice],
  ]);

/**
 * Answers what everybody polls before the router and its plugins see it: they take most of the time and come to the
 * same headers every time. The headers are those that they gave to the first such request; whatever is out of the
 * ordinary goes their way.
 */
export const hotReads = (
  { readModel, metrics }: { readonly readModel: ReadModel; readonly metrics: Metrics },
  origins: readonly string[],
) =>
  fp((app: FastifyInstance, _options, done) => {
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

    /** False where the router is to answer. */
    const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
      const { url = '', method, headers } = request;
      const resource = method === 'GET' ? resources.get(url) : undefined;
      if (resource === undefined || !templates.has(headers.origin)) return false;
      if (isStopping || app.isUnderPressure()) return false;
      const template = templates.get(headers.origin);
      if (template === undefined) {
        learn(url, headers.origin).catch((error: unknown) =>
          app.log.warn({ err: error }, 'No hot read'),
        );
        return false;
      }
      const begin = performance.now();
      const { body, latin1, etag } = resource();
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

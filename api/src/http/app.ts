import { randomUUID } from 'node:crypto';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { registerDocument } from './document/document';
import { access } from './plugins/access';
import { drain } from './plugins/drain';
import { answerNoCall, answerTo, errors } from './plugins/errors';
import { hostCheck, jsonBodies, ownHosts, security } from './plugins/security';
import { trace } from './plugins/trace';
import { routes } from './routes/routes';
import type { Services } from './routes/services';

/** Long enough to recognise a path, because a caller may send thousands of characters. */
const LONGEST_PATH = 200;

/**
 * Logs one line per request, with its id. Public polling endpoints are left out, because they would drown out the rest.
 */
class CallLog extends LogController {
  constructor() {
    super({
      disableRequestLogging: (request) => request.routeOptions.config.isFree === true,
      requestIdLogLabel: 'requestId',
    });
  }

  override incomingRequest() {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (this.isLogDisabled(request)) return;
    // Without the query, which may contain private data.
    const [path = ''] = request.url.split('?');
    const call = {
      method: request.method,
      path: path.slice(0, LONGEST_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...call, err: error }, 'Request aborted');
    // A caller over the rate limit must not flood the log; the metrics count these requests.
    else request.log[reply.statusCode === 429 ? 'debug' : 'info'](call, 'Request completed');
  }
}

/** Swagger UI for the OpenAPI document; the document itself is at `/docs/json`. */
const docs = fp(async (app) => {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page loads its files by full path.
    indexPrefix: app.prefix,
    staticCSP: {
      'default-src': "'self'",
      // Swagger UI sets inline styles.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
    },
  });
});

/** Measures every request by route, so that ids in URLs do not each create a metric. */
function measure(metrics: Metrics) {
  return fp((app, _options, done) => {
    app.addHook('onResponse', (request, reply, finished) => {
      const route = request.routeOptions.url ?? 'unknown';
      metrics.requestTook(route, reply.statusCode, reply.elapsedTime / 1000);
      finished();
    });
    done();
  });
}

const LARGEST_BODY = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Closes an idle connection, such as one whose caller does not read. Twice nginx's timeout. */
const CONNECTION_TIMEOUT_MS = 120_000;
/** Shorter than the time a container has to stop (`stop_grace_period` in operations/compose.yaml). */
const LONGEST_DRAIN_MS = 20_000;

/** Builds the HTTP server for the services, without listening. */
export async function buildApp(
  settings: Settings,
  services: Services,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new CallLog(),
    // The request id in the log of the proxy in front, such as nginx.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    trustProxy: settings.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // While the server stops, it still answers requests on open connections before it closes them.
    return503OnClosing: false,
    // Otherwise a value such as 1e400, which parses as infinity, would pass every maximum.
    ajv: { customOptions: { strictNumbers: false } },
    clientErrorHandler: answerNoCall,
    // Errors that occur before the router finds a route.
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = answerTo(error);
      // A reply without a route has no type for its status and body.
      void (reply as FastifyReply).code(status).send(body);
    },
  });
  await app.register(drain(LONGEST_DRAIN_MS));
  await app.register(errors);
  await app.register(jsonBodies);
  const sites = [settings.SITE_ORIGIN, ...settings.OTHER_SITE_ORIGINS];
  const names = [...sites.map((site) => new URL(site).hostname), ...settings.OTHER_HOSTS];
  await app.register(ownHosts(hostCheck(names)));
  await app.register(security(settings));
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) await app.register(trace);
  await app.register(measure(services.metrics));
  await app.register(access(services));
  await registerDocument(app);
  await app.register(
    async (api) => {
      await api.register(docs);
      await api.register(
        routes(services, {
          streams: settings.MAXIMUM_STREAMS,
          perAddress: settings.MAXIMUM_STREAMS_PER_ADDRESS,
        }),
      );
    },
    { prefix: '/api' },
  );
  return app;
}

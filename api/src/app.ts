import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { registerDocument } from './document/document';
import { CallLog } from './plugins/call-log';
import { docs } from './plugins/docs';
import { drain } from './plugins/drain';
import { emptyJson } from './plugins/empty-json';
import { answerNoCall, answerTo, errors } from './plugins/errors';
import { hotReads } from './plugins/hot-reads';
import { measure } from './plugins/measure';
import { security } from './plugins/security';
import { adminRoutes } from './routes/admin';
import { authRoutes } from './routes/auth';
import { devRoutes } from './routes/dev';
import { eventRoutes } from './routes/events';
import { operatorRoutes } from './routes/operator';
import { playerRoutes } from './routes/player';
import { priceRoutes } from './routes/price';
import { roundRoutes } from './routes/rounds';
import { systemRoutes } from './routes/system';
import type { Services } from './services';
import type { Settings } from './settings/settings';

const largestBody = 64 * 1024;
const requestTimeoutMs = 30_000;
/** How long nothing may move over a connection, such as where its caller does not read: twice as long as nginx waits. */
const connectionTimeoutMs = 120_000;
/** Below the time that a process is given to stop in (`stop_grace_period` in operations/compose.yaml). */
const longestDrainMs = 20_000;

/** The HTTP server over the services, not yet listening. */
export const buildApp = async (
  settings: Settings,
  services: Services,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new CallLog(),
    // What goes before it, such as nginx, says which call of its own log this is.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    trustProxy: settings.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // What comes over an open connection while it stops is answered too, and the connection closed.
    return503OnClosing: false,
    // Otherwise a query such as 1e400, which is read as infinite, would be above no maximum.
    ajv: { customOptions: { strictNumbers: false } },
    clientErrorHandler: answerNoCall,
    // What fails before a route is found.
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = answerTo(error);
      // A reply to no route has no type of its own.
      void (reply as FastifyReply).code(status).send(body);
    },
  });
  await app.register(drain(longestDrainMs));
  await app.register(errors);
  await app.register(emptyJson);
  await app.register(security(settings));
  await app.register(measure(services.metrics));
  await app.register(hotReads(services, [settings.SITE_ORIGIN, ...settings.CORS_ORIGINS]));
  await registerDocument(app);
  await app.register(
    async (api) => {
      await api.register(docs);
      await api.register(systemRoutes(services));
      await api.register(
        eventRoutes(services, {
          streams: settings.MAXIMUM_STREAMS,
          perAddress: settings.MAXIMUM_STREAMS_PER_ADDRESS,
        }),
      );
      await api.register(roundRoutes(services));
      await api.register(priceRoutes(services));
      await api.register(authRoutes(services));
      await api.register(playerRoutes(services));
      await api.register(adminRoutes(services));
      await api.register(operatorRoutes(services));
      if (services.dev !== undefined) await api.register(devRoutes(services.dev));
    },
    { prefix: '/api' },
  );
  return app;
};

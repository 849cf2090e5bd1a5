import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { telemetryEndpoints } from '../endpoints/telemetry';
import { callerOf } from '../plugins/rate-limit';
import type { Services } from './services';

type Needs = Pick<Services, 'remoteErrors' | 'remoteVitals'>;

export function telemetryRoutes({
  remoteErrors,
  remoteVitals,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...telemetryEndpoints.remoteError,
      handler: (request, reply) => {
        remoteErrors.report(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    app.route({
      ...telemetryEndpoints.remoteStarts,
      handler: (request, reply) => {
        remoteErrors.started(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    app.route({
      ...telemetryEndpoints.remoteVitals,
      handler: (request, reply) => {
        remoteVitals(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    done();
  };
}

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { telemetryEndpoints } from '../endpoints/telemetry';
import type { Services } from './services';

type Needs = Pick<Services, 'remoteErrors'>;

export function telemetryRoutes({ remoteErrors }: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...telemetryEndpoints.remoteError,
      handler: (request, reply) => {
        remoteErrors.report(request.body);
        void reply.code(204).send(null);
      },
    });
    done();
  };
}

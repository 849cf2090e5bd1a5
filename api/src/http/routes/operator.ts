import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { operatorEndpoints } from '../endpoints/operator';
import type { Services } from './services';

type Needs = Pick<Services, 'overview' | 'house' | 'auditLog' | 'checkPrice'>;

export function operatorRoutes(services: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...operatorEndpoints.overview,
      handler: () => services.overview(),
    });
    app.route({
      ...operatorEndpoints.figures,
      handler: (request) => services.house(request.query.days),
    });
    app.route({
      ...operatorEndpoints.auditLog,
      handler: async (request) => ({ entries: await services.auditLog(request.query.limit) }),
    });
    app.route({
      ...operatorEndpoints.priceCheck,
      handler: (_request, reply) => {
        void reply.header('cache-control', 'no-store');
        return services.checkPrice();
      },
    });
    done();
  };
}

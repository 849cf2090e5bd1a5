import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { operatorEndpoints } from '../endpoints/operator';
import type { Services } from '../services';
import { adminOf } from './admin-caller';

type Needs = Pick<Services, 'admin' | 'tokens' | 'overview' | 'auditLog' | 'checkPrice'>;

/** What an operator watches. */
export const operatorRoutes =
  (services: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.route({
      ...operatorEndpoints.overview,
      handler: async (request) => {
        await adminOf(request, services);
        return services.overview();
      },
    });
    app.route({
      ...operatorEndpoints.auditLog,
      handler: async (request) => {
        await adminOf(request, services);
        return { entries: await services.auditLog(request.query.limit) };
      },
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

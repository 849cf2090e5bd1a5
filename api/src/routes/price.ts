import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { priceEndpoints } from '../endpoints/price';
import { assertShown, intervalFor } from '../present/price';
import type { Services } from '../services';
import { sendResource } from './send-resource';

export const priceRoutes =
  ({ readModel }: Pick<Services, 'readModel'>): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.route({
      ...priceEndpoints.currentPrice,
      handler: (request, reply) => sendResource(request, reply, readModel.currentPrice()),
    });
    app.route({
      ...priceEndpoints.priceHistory,
      handler: (request, reply) => {
        const { days, interval = intervalFor(days) } = request.query;
        assertShown(days, interval);
        sendResource(request, reply, readModel.priceHistory(days, interval));
      },
    });
    done();
  };

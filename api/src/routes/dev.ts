import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { devEndpoints } from '../endpoints/dev';
import { badRequest } from '../problem';
import type { DevServices } from '../services';

/** For play and tests on a local chain; elsewhere these routes do not exist. */
export const devRoutes =
  ({ steerPrice, faucet }: DevServices): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.route({
      ...devEndpoints.steerPrice,
      handler: async (request) => {
        const { price } = request.body;
        if (price !== null && price <= 0) throw badRequest('The price must be positive.');
        await steerPrice(price);
        const message =
          price === null ? 'The price walks again.' : `The price is held at ${price}.`;
        return { success: true as const, message };
      },
    });
    app.route({
      ...devEndpoints.faucet,
      handler: async (request) => {
        await faucet(request.body.address);
        return { success: true as const, message: 'You have got test tokens and gas.' };
      },
    });
    done();
  };

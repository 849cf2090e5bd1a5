import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { badRequest } from '../../game/api-error';
import { devEndpoints } from '../endpoints/dev';
import type { DevServices } from './services';

/** For play and tests on a local chain; elsewhere these routes do not exist. */
export function devRoutes({ overridePrice, faucet }: DevServices): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...devEndpoints.overridePrice,
      handler: async (request) => {
        const { price } = request.body;
        if (price !== null && price <= 0) throw badRequest('The price must be positive.');
        await overridePrice(price);
        const message =
          price === null ? 'The price moves freely again.' : `The price is held at ${price}.`;
        return { success: true as const, message };
      },
    });
    app.route({
      ...devEndpoints.faucet,
      handler: async (request) => {
        await faucet(request.body.address);
        return { success: true as const, message: 'You received test tokens and gas.' };
      },
    });
    done();
  };
}

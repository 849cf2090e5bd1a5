import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Ok } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/system';
import { invalid } from '../../game/api-error';
import { answers } from './responses';
import type { DevServices } from './services';

/** For play and tests on a local chain; elsewhere these routes do not exist. */
export function devRoutes({ overridePrice, faucet }: DevServices): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/dev/price', {
      schema: {
        summary: 'Holds the simulated price at a value, or ends the override (local chain only)',
        body: schemas.OverridePriceBody,
        response: answers(Ok),
      },
      handler: async (request) => {
        const { price } = request.body;
        if (price !== null && price <= 0) throw invalid('The price must be positive.');
        await overridePrice(price);
        const message =
          price === null ? 'The price moves freely again.' : `The price is held at ${price}.`;
        return { success: true as const, message };
      },
    });
    app.post('/dev/faucet', {
      schema: {
        summary: 'Gives test tokens and gas (local chain only)',
        body: schemas.FaucetBody,
        response: answers(Ok),
      },
      handler: async (request) => {
        await faucet(request.body.address);
        return { success: true as const, message: 'You received test tokens and gas.' };
      },
    });
    done();
  };
}

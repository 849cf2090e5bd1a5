import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { accountEndpoints } from '../endpoints/account';
import { sessionOf } from '../plugins/access';
import type { Services } from './services';
import { sponsorOf } from './sponsor-of';

/** The account of a player with a passkey, whose gas the operator pays. */
export function accountRoutes({
  relay,
  pageReads,
}: Pick<Services, 'relay' | 'pageReads'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...accountEndpoints.read,
      handler: (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return pageReads(request.body);
      },
    });
    app.route({
      ...accountEndpoints.execute,
      handler: async (request) => {
        const { address } = sessionOf(request);
        const data = await sponsorOf(relay).execute(address, request.body);
        return { success: true as const, message: 'Sent by your account.', data };
      },
    });
    done();
  };
}

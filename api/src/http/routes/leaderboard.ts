import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { leaderboardEndpoints } from '../endpoints/leaderboard';
import { sendResource } from './send-resource';
import type { Services } from './services';

export function leaderboardRoutes({
  leaderboard,
}: Pick<Services, 'leaderboard'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...leaderboardEndpoints.page,
      handler: async (request, reply) => {
        const { after, limit, ...asked } = request.query;
        sendResource(request, reply, await leaderboard.page(asked, after, limit));
        return reply;
      },
    });
    app.route({
      ...leaderboardEndpoints.place,
      handler: async (request, reply) => {
        const place = await leaderboard.place(request.query, request.params.address);
        sendResource(request, reply, place);
        return reply;
      },
    });
    done();
  };
}

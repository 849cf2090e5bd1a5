import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Address } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/leaderboard';
import { Type } from 'typebox';
import { answers } from './responses';
import { sendResource } from './send';
import type { Services } from './services';

const asked = {
  order: schemas.LeaderboardOrder,
  period: schemas.LeaderboardPeriod,
};

/** Public reads that need the database and therefore count against the caller's rate limit. */
export function leaderboardRoutes({
  leaderboard,
}: Pick<Services, 'leaderboard'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/leaderboard', {
      schema: {
        summary: 'A page of the players of a period, ranked',
        description:
          'Changes only when a round gets its outcome, after a reorganisation, when a period ends, and with a name of a player: the events `result`, `resync` and `name` of `GET /events`, and the time `until`.',
        querystring: Type.Object({
          ...asked,
          after: Type.Optional(schemas.LeaderboardCursor),
          limit: schemas.LeaderboardLimit,
        }),
        response: answers(schemas.LeaderboardPage),
      },
      handler: async (request, reply) => {
        const { after, limit, ...ranking } = request.query;
        return sendResource(request, reply, await leaderboard.page(ranking, after, limit));
      },
    });
    app.get('/leaderboard/:address', {
      schema: {
        summary: 'The place of one player in the leaderboard',
        params: Type.Object({ address: Address }),
        querystring: Type.Object(asked),
        response: answers(schemas.LeaderboardPlace),
      },
      handler: async (request, reply) => {
        const place = await leaderboard.place(request.query, request.params.address);
        return sendResource(request, reply, place);
      },
    });
    done();
  };
}

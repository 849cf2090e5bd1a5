import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { roundsEndpoints } from '../endpoints/rounds';
import { existing, sendResource } from './send-resource';
import type { Services } from './services';

type Needs = Pick<Services, 'irregularRounds' | 'readModel' | 'readiness'>;

export function roundRoutes({
  irregularRounds,
  readModel,
  readiness,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const { currentRoundFast, currentRound, playersHistory, round, roundStats } = roundsEndpoints;
    app.route({
      ...currentRoundFast,
      handler: (request, reply) => sendResource(request, reply, readModel.currentRound()),
    });
    app.route({
      ...currentRound,
      handler: (request, reply) => sendResource(request, reply, readModel.currentRound()),
    });
    app.route({
      ...playersHistory,
      handler: (request, reply) =>
        sendResource(request, reply, readModel.playersHistory(request.query.limit)),
    });
    app.route({
      ...round,
      handler: (request, reply) =>
        sendResource(request, reply, existing(readModel.roundView(request.params.id))),
    });
    app.route({
      ...roundStats,
      handler: (request, reply) =>
        sendResource(request, reply, existing(readModel.roundStats(request.params.id))),
    });
    app.route({
      ...roundsEndpoints.irregularRounds,
      handler: async (request, reply) => {
        sendResource(request, reply, await irregularRounds());
        return reply;
      },
    });
    app.route({
      ...roundsEndpoints.depositLimits,
      handler: (request, reply) => sendResource(request, reply, readModel.depositLimits()),
    });
    app.route({
      ...roundsEndpoints.status,
      handler: (request, reply) =>
        sendResource(request, reply, readModel.status(readiness().ready)),
    });
    done();
  };
}

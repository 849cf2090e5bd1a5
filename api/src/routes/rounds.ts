import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { roundsEndpoints } from '../endpoints/rounds';
import { notFound } from '../problem';
import type { Services } from '../services';
import type { Resource } from '../state/resources';
import { sendResource } from './send-resource';

const existing = (resource: Resource | undefined): Resource => {
  if (resource === undefined) throw notFound('There is no such round.');
  return resource;
};

export const roundRoutes =
  ({ readModel }: Pick<Services, 'readModel'>): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
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
      handler: (request, reply) => sendResource(request, reply, readModel.playersHistory()),
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
      ...roundsEndpoints.depositLimits,
      handler: (request, reply) => sendResource(request, reply, readModel.depositLimits()),
    });
    app.route({
      ...roundsEndpoints.status,
      handler: (request, reply) => sendResource(request, reply, readModel.status()),
    });
    done();
  };

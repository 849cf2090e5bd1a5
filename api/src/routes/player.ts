import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { playerEndpoints } from '../endpoints/player';
import * as present from '../present/player';
import { conflict } from '../problem';
import type { Services } from '../services';
import { sessionOf } from './session';

type Needs = Pick<Services, 'positions' | 'tokens'>;

const shown = 100;
const notSponsored = 'The operator does not pay gas here: send the transaction with your wallet.';

export const playerRoutes =
  ({ positions, tokens }: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    app.route({
      ...playerEndpoints.predict,
      handler: async (request) => {
        await sessionOf(request, tokens);
        throw conflict(notSponsored);
      },
    });
    app.route({
      ...playerEndpoints.claim,
      handler: async (request) => {
        await sessionOf(request, tokens);
        throw conflict(notSponsored);
      },
    });
    app.route({
      ...playerEndpoints.prediction,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        return present.ownPrediction(await positions.in(request.params.roundId, address));
      },
    });
    app.route({
      ...playerEndpoints.potentialRewards,
      handler: async (request) => {
        // The address is enough; without one, the caller's own.
        const given = request.query.address;
        const address = given ?? (await sessionOf(request, tokens)).address;
        const position = await positions.in(request.params.roundId, address);
        return { potentialRewards: present.potentialRewards(position) };
      },
    });
    app.route({
      ...playerEndpoints.predictions,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const all = await positions.of(address);
        const predictions = all.slice(0, shown).map(present.recentPrediction);
        return { success: true as const, predictions };
      },
    });
    app.route({
      ...playerEndpoints.claimable,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const rewards = present.claimableRewards(await positions.of(address));
        return { success: true as const, rewards };
      },
    });
    app.route({
      ...playerEndpoints.summary,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        return present.predictionsSummary(await positions.of(address));
      },
    });
    done();
  };

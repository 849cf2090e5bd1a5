import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import * as present from '../../game/present/player';
import { isUp } from '../../operator/sponsor/check-prediction';
import { readSession } from '../auth/read-session';
import { playerEndpoints } from '../endpoints/player';
import { sessionOf } from '../plugins/access';
import { parseAmount } from './parse-amount';
import type { Services } from './services';
import { sponsorOf } from './sponsor-of';

type Needs = Pick<Services, 'positions' | 'tokens' | 'relay'>;

const SHOWN = 100;

export function playerRoutes({ positions, tokens, relay }: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.route({
      ...playerEndpoints.predict,
      handler: async (request) => {
        const { address } = sessionOf(request);
        const { direction, amount, signature, deadline } = request.body;
        const prediction = { up: isUp(direction), amount: parseAmount(amount) };
        const success = true as const;
        if (signature === undefined) {
          return {
            success,
            message: 'Please sign the prediction.',
            data: await sponsorOf(relay).toSign(address, prediction),
          };
        }
        const data = await sponsorOf(relay).predict(address, prediction, signature, deadline);
        return { success, message: 'Prediction placed successfully!', data };
      },
    });
    app.route({
      ...playerEndpoints.claim,
      handler: async (request) => {
        const { address } = sessionOf(request);
        const data = await sponsorOf(relay).claim(address, request.params.roundId);
        return { success: true as const, message: 'Rewards claimed successfully!', data };
      },
    });
    app.route({
      ...playerEndpoints.prediction,
      handler: async (request) => {
        const { address } = sessionOf(request);
        return present.ownPrediction(await positions.in(request.params.roundId, address));
      },
    });
    app.route({
      ...playerEndpoints.potentialRewards,
      handler: async (request) => {
        // Public for a given address. Without one, the session provides the address.
        const given = request.query.address;
        const address = given ?? (await readSession(request, tokens)).address;
        const position = await positions.in(request.params.roundId, address);
        return { potentialRewards: present.potentialRewards(position) };
      },
    });
    app.route({
      ...playerEndpoints.predictions,
      handler: async (request) => {
        const { address } = sessionOf(request);
        const latest = await positions.latest(address, SHOWN);
        return { success: true as const, predictions: latest.map(present.recentPrediction) };
      },
    });
    app.route({
      ...playerEndpoints.claimable,
      handler: async (request) => {
        const { address } = sessionOf(request);
        const rewards = present.claimableRewards(await positions.unclaimed(address));
        return { success: true as const, rewards };
      },
    });
    app.route({
      ...playerEndpoints.summary,
      handler: async (request) => {
        const { address } = sessionOf(request);
        return present.predictionsSummary(await positions.figures(address));
      },
    });
    done();
  };
}

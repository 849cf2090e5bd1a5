import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { playerEndpoints } from '../endpoints/player';
import { parseAmount } from '../present/parse-amount';
import * as present from '../present/player';
import { conflict } from '../problem';
import type { Services } from '../services';
import { isUp } from '../sponsor/check-prediction';
import type { Relay } from '../sponsor/relay';
import { sessionOf } from './session';

type Needs = Pick<Services, 'positions' | 'tokens' | 'relay'>;

const shown = 100;
const notSponsored = 'The operator does not pay gas here: send the transaction with your wallet.';

export const playerRoutes =
  ({ positions, tokens, relay }: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
    const sponsor = (): Relay => {
      if (relay === undefined) throw conflict(notSponsored);
      return relay;
    };

    app.route({
      ...playerEndpoints.predict,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const { direction, amount, signature, deadline } = request.body;
        const prediction = { up: isUp(direction), amount: parseAmount(amount) };
        const success = true as const;
        if (signature === undefined)
          return {
            ...{ success, message: 'Please sign the prediction.' },
            data: await sponsor().toSign(address, prediction),
          };
        const data = await sponsor().predict(address, prediction, signature, deadline);
        return { success, message: 'Prediction placed successfully!', data };
      },
    });
    app.route({
      ...playerEndpoints.claim,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const data = await sponsor().claim(address, request.params.roundId);
        return { success: true as const, message: 'Rewards claimed successfully!', data };
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
        const latest = await positions.latest(address, shown);
        return { success: true as const, predictions: latest.map(present.recentPrediction) };
      },
    });
    app.route({
      ...playerEndpoints.claimable,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const rewards = present.claimableRewards(await positions.unclaimed(address));
        return { success: true as const, rewards };
      },
    });
    app.route({
      ...playerEndpoints.summary,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const figures = await positions.figures(address);
        return present.predictionsSummary(figures, await positions.unclaimed(address));
      },
    });
    done();
  };

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Address, RoundId } from '@updown/protocol/api/common';
import * as schemas from '@updown/protocol/api/player';
import { Type } from 'typebox';
import * as present from '../../game/present/player';
import { isUp } from '../../operator/sponsor/check-prediction';
import { readSession } from '../auth/read-session';
import { signedIn, sessionOf } from '../plugins/access';
import { parseAmount } from './parse-amount';
import { answers } from './responses';
import { type Services, sponsorOf } from './services';

const RoundParams = Type.Object({ roundId: RoundId });

type Needs = Pick<Services, 'positions' | 'tokens' | 'relay'>;

const SHOWN = 100;

export function playerRoutes({ positions, tokens, relay }: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/predict', {
      schema: {
        summary:
          'Returns the data to sign for a prediction, or sends a signed one; 409 if the wallet pays the gas',
        security: signedIn,
        body: schemas.PredictBody,
        response: answers(schemas.PredictResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const { direction, amount, signature, deadline } = request.body;
        const prediction = { up: isUp(direction), amount: parseAmount(amount) };
        const success = true as const;
        if (signature === undefined) {
          return {
            success,
            message: 'Please sign the prediction.',
            data: await sponsorOf(relay, request).toSign(address, prediction),
          };
        }
        const data = await sponsorOf(relay, request).predict(
          address,
          prediction,
          signature,
          deadline,
        );
        return { success, message: 'Prediction placed successfully!', data };
      },
    });
    app.post('/claim/:roundId', {
      schema: {
        summary: "Sends the player's claim; 409 if the wallet pays the gas",
        security: signedIn,
        params: RoundParams,
        response: answers(schemas.ClaimResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const data = await sponsorOf(relay, request).claim(address, request.params.roundId);
        return { success: true as const, message: 'Rewards claimed successfully!', data };
      },
    });
    app.get('/user/prediction/:roundId', {
      schema: {
        summary: "The player's own prediction in a round",
        security: signedIn,
        params: RoundParams,
        response: answers(schemas.OwnPrediction),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        return present.ownPrediction(await positions.in(request.params.roundId, address));
      },
    });
    app.get('/user/potential-rewards/:roundId', {
      schema: {
        summary: 'The payout of a prediction if the player wins',
        params: RoundParams,
        querystring: Type.Object({ address: Type.Optional(Address) }),
        response: answers(schemas.PotentialRewards),
      },
      handler: async (request) => {
        // Public for a given address. Without one, the session provides the address.
        const given = request.query.address;
        const address = given ?? (await readSession(request, tokens)).address;
        const position = await positions.in(request.params.roundId, address);
        return { potentialRewards: present.potentialRewards(position) };
      },
    });
    app.get('/user/predictions-bypass', {
      schema: {
        summary: "The player's predictions, newest first",
        security: signedIn,
        response: answers(schemas.PredictionsResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const latest = await positions.latest(address, SHOWN);
        return { success: true as const, predictions: latest.map(present.recentPrediction) };
      },
    });
    app.get('/user/claimable-rewards-bypass', {
      schema: {
        summary: 'The payouts that the player can claim',
        security: signedIn,
        response: answers(schemas.ClaimableResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const rewards = present.claimableRewards(await positions.unclaimed(address));
        return { success: true as const, rewards };
      },
    });
    app.get('/user/predictions-summary', {
      schema: {
        summary: "The player's record",
        security: signedIn,
        response: answers(schemas.PredictionsSummary),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        return present.predictionsSummary(await positions.figures(address));
      },
    });
    done();
  };
}

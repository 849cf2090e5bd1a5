import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ClaimResponse } from '@updown/protocol/api/player';
import * as schemas from '@updown/protocol/api/quick-play';
import { OwnBounds, type QuickPlayBody } from '@updown/protocol/api/quick-play';
import { ownBounds } from '../../game/present/own-bounds';
import { isUp } from '../../operator/sponsor/check-prediction';
import { sessionOf, signedIn } from '../plugins/access';
import { parseAmount } from './parse-amount';
import { answers } from './responses';
import { type Services, sponsorOf } from './services';

type Needs = Pick<Services, 'relay' | 'contracts' | 'clock'>;

function grantOf({ key, perRound, inAll, end, deadline }: QuickPlayBody) {
  return { key, perRound: parseAmount(perRound), inAll: parseAmount(inAll), end, deadline };
}

/** A player's own limits, and their session: a key that predicts for them. */
export function quickPlayRoutes({ relay, contracts, clock }: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const success = true as const;
    app.get('/user/bounds', {
      schema: {
        summary: "The player's own limits, session of Quick play and nonce, from the contract",
        security: signedIn,
        response: answers(OwnBounds),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const [limits, session, nonce] = await Promise.all([
          contracts.limits(address),
          contracts.session(address),
          contracts.nonce(address),
        ]);
        return ownBounds({ limits, session, nonce }, clock.now() / 1000);
      },
    });
    app.post('/quick-play', {
      schema: {
        summary: 'Allow a key to predict',
        security: signedIn,
        body: schemas.QuickPlayBody,
        response: answers(ClaimResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const { signature, permit } = request.body;
        const { quickPlay } = sponsorOf(relay, request);
        const own = permit && { ...permit, value: parseAmount(permit.value) };
        const data = await quickPlay.authorize(address, grantOf(request.body), signature, own);
        return { success, message: 'Quick play is on.', data };
      },
    });
    app.post('/quick-play/predict', {
      schema: {
        summary: 'Send a prediction that the key has signed',
        security: signedIn,
        body: schemas.QuickPredictBody,
        response: answers(ClaimResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const { direction, amount, deadline, signature } = request.body;
        const prediction = { up: isUp(direction), amount: parseAmount(amount) };
        const data = await sponsorOf(relay, request).predictBySession(
          address,
          prediction,
          signature,
          deadline,
        );
        return { success, message: 'Prediction placed successfully!', data };
      },
    });
    app.post('/quick-play/end', {
      schema: {
        summary: 'End the session, by the signature of its key',
        security: signedIn,
        body: schemas.QuickPlayEndBody,
        response: answers(ClaimResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const data = await sponsorOf(relay, request).quickPlay.end(address, request.body.signature);
        return { success, message: 'Quick play is off.', data };
      },
    });
    done();
  };
}

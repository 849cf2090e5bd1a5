import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import * as schemas from '@updown/protocol/api/names';
import { addressOf } from '../../game/units';
import { signedIn, sessionOf } from '../plugins/access';
import { answers } from './responses';
import type { Services } from './services';

type Needs = Pick<Services, 'nameChanges' | 'nameProof' | 'nonces'>;

export function nameRoutes({
  nameChanges,
  nameProof,
  nonces,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/user/name', {
      schema: {
        summary: "The player's name, which the operator may hide, and when it can be changed",
        security: signedIn,
        response: answers(schemas.OwnName),
      },
      handler: (request) => nameChanges.own(sessionOf(request).address.toLowerCase()),
    });
    app.post('/user/name', {
      config: { isCostly: true },
      schema: {
        summary: "Checks a name or, with a signature, makes it the player's; empty gives it up",
        description:
          'The codes of a refusal: `name_form`, `name_reserved`, `name_taken`, `name_too_soon`, `signature_expired`, `signature_too_long` and `signature_invalid`.',
        security: signedIn,
        body: schemas.ChooseNameBody,
        response: answers(schemas.OwnName),
      },
      handler: async (request) => {
        const player = sessionOf(request).address.toLowerCase();
        const { name, expiresAt = 0, signature } = request.body;
        await nameChanges.check(player, name);
        if (signature === undefined) return nameChanges.own(player);
        const site = nonces.siteOf(request.host);
        await nameProof({ player: addressOf(player), name, site, expiresAt }, signature);
        return nameChanges.choose(player, name);
      },
    });
    done();
  };
}

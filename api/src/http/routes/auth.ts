import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import * as schemas from '@updown/protocol/api/auth';
import { Address, Ok } from '@updown/protocol/api/common';
import { Type } from 'typebox';
import { unauthorized } from '../../game/api-error';
import { addressOf, amountOf } from '../../game/units';
import { signedIn, sessionOf } from '../plugins/access';
import { answers } from './responses';
import type { Services } from './services';

type Needs = Pick<Services, 'nonces' | 'signIn' | 'tokens' | 'contracts' | 'relay' | 'push'>;

export function authRoutes({
  nonces,
  signIn,
  tokens,
  contracts,
  relay,
  push,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get('/auth/nonce/:address', {
      schema: {
        summary: 'The sign-in message to sign',
        params: Type.Object({ address: Address }),
        response: answers(schemas.NonceResponse),
      },
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { nonce: await nonces.issue(request.params.address, request.host) };
      },
    });
    app.post('/auth/verify', {
      config: { isCostly: true },
      schema: {
        summary: 'Exchanges the signed message for a token',
        body: schemas.VerifyBody,
        response: answers(schemas.VerifyResponse),
      },
      handler: async (request) => {
        const { address, signature, nonce } = request.body;
        const token = await signIn(address, request.host, signature, nonce);
        if (token === undefined) {
          throw unauthorized('sign_in_refused');
        }
        return { token };
      },
    });
    app.post('/auth/logout', {
      schema: {
        summary: "Revokes the caller's token",
        security: signedIn,
        response: answers(Ok),
      },
      handler: async (request) => {
        await push?.endSession(sessionOf(request));
        await tokens.revoke(sessionOf(request));
        return { success: true as const };
      },
    });
    app.get('/users/me', {
      schema: {
        summary: 'The signed-in player',
        security: signedIn,
        response: answers(schemas.UserProfile),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const [balance, isFree = false] = await Promise.all([
          contracts.tokenBalance(address),
          relay?.serves(address),
        ]);
        return {
          address: addressOf(address),
          token_balance: Number(amountOf(balance)),
          gas_is_free: isFree,
        };
      },
    });
    done();
  };
}

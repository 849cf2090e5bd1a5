import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { unauthorized } from '../../game/api-error';
import { addressOf, amountOf } from '../../game/units';
import { authEndpoints } from '../endpoints/auth';
import { sessionOf } from '../plugins/access';
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
    app.route({
      ...authEndpoints.nonce,
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return { nonce: await nonces.issue(request.params.address, request.host) };
      },
    });
    app.route({
      ...authEndpoints.verify,
      handler: async (request) => {
        const { address, signature, nonce } = request.body;
        const token = await signIn(address, request.host, signature, nonce);
        if (token === undefined) {
          throw unauthorized('The signature is invalid, or was already used. Please sign again.');
        }
        return { token };
      },
    });
    app.route({
      ...authEndpoints.logout,
      handler: async (request) => {
        await push?.endSession(sessionOf(request));
        await tokens.revoke(sessionOf(request));
        return { success: true as const };
      },
    });
    app.route({
      ...authEndpoints.me,
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

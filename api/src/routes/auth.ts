import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { authEndpoints } from '../endpoints/auth';
import { addressOf, amountOf } from '../present/units';
import { unauthorized } from '../problem';
import type { Services } from '../services';
import { sessionOf } from './session';

type Needs = Pick<Services, 'nonces' | 'signIn' | 'tokens' | 'contracts'>;

export const authRoutes =
  ({ nonces, signIn, tokens, contracts }: Needs): FastifyPluginCallbackTypebox =>
  (app, _options, done) => {
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
        const { address, signature } = request.body;
        const token = await signIn(address, signature);
        if (token === undefined)
          throw unauthorized('The signature does not fit, or was used already. Please sign again.');
        return { token };
      },
    });
    app.route({
      ...authEndpoints.logout,
      handler: async (request) => {
        await tokens.revoke(await sessionOf(request, tokens));
        return { success: true as const };
      },
    });
    app.route({
      ...authEndpoints.me,
      handler: async (request) => {
        const { address } = await sessionOf(request, tokens);
        const balance = await contracts.tokenBalance(address);
        return { address: addressOf(address), token_balance: Number(amountOf(balance)) };
      },
    });
    done();
  };

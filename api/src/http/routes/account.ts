import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { accountAddress } from '@updown/contracts/accounts';
import {
  ExecuteBody,
  NodeAnswer,
  NodeRequest,
  OpenBody,
  SentResponse,
} from '@updown/protocol/api/account';
import { signedIn, sessionOf } from '../plugins/access';
import { answers } from './responses';
import { type Services, sponsorOf } from './services';

/** The account of a player with a passkey, whose gas the operator pays. */
export function accountRoutes({
  relay,
  pageReads,
}: Pick<Services, 'relay' | 'pageReads'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    // Without passkeys no page needs these calls.
    if (pageReads === undefined) return done();
    app.post('/account/node', {
      config: { isCostly: true },
      schema: {
        summary: "Read the chain through the operator's node, for a page without a wallet",
        body: NodeRequest,
        response: answers(NodeAnswer),
      },
      handler: (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return pageReads(request.body);
      },
    });
    app.post('/account/execute', {
      schema: {
        summary: "Send calls that a key of the player's passkey account has signed",
        security: signedIn,
        body: ExecuteBody,
        response: answers(SentResponse),
      },
      handler: async (request) => {
        const { address } = sessionOf(request);
        const data = await sponsorOf(relay, request).execute(address, request.body);
        return { success: true as const, message: 'Sent by your account.', data };
      },
    });
    app.post('/account/open', {
      schema: {
        summary:
          'Send calls that the first passkey of an account has signed, before its player has signed in',
        description:
          'The account itself checks the signature, in the estimate and in the transaction.',
        body: OpenBody,
        response: answers(SentResponse),
      },
      handler: async (request) => {
        const player = accountAddress(request.body.key);
        const data = await sponsorOf(relay, request).execute(player, request.body);
        return { success: true as const, message: 'Sent by your account.', data };
      },
    });
    done();
  };
}

import { ExecuteBody, NodeAnswer, NodeRequest } from '../../game/schemas/account';
import { ClaimResponse } from '../../game/schemas/player';
import { answers } from '../../game/schemas/responses';
import { signedIn } from './access';

export const accountEndpoints = {
  read: {
    method: 'POST',
    url: '/account/node',
    schema: {
      tags: ['player'],
      summary: "Read the chain through the operator's node, for a page without a wallet",
      body: NodeRequest,
      response: answers(NodeAnswer),
    },
  },
  execute: {
    method: 'POST',
    url: '/account/execute',
    schema: {
      tags: ['player'],
      summary: "Send calls that a key of the player's passkey account has signed",
      security: signedIn,
      body: ExecuteBody,
      response: answers(ClaimResponse),
    },
  },
} as const;

import { Type } from 'typebox';
import * as auth from '../../game/schemas/auth';
import { Address, Ok } from '../../game/schemas/common';
import { answers } from '../../game/schemas/responses';
import { signedIn } from './access';

export const authEndpoints = {
  nonce: {
    method: 'GET',
    url: '/auth/nonce/:address',
    schema: {
      tags: ['auth'],
      summary: 'The sign-in message to sign',
      params: Type.Object({ address: Address }),
      response: answers(auth.NonceResponse),
    },
  },
  verify: {
    method: 'POST',
    url: '/auth/verify',
    config: { isCostly: true },
    schema: {
      tags: ['auth'],
      summary: 'Exchanges the signed message for a token',
      body: auth.VerifyBody,
      response: answers(auth.VerifyResponse),
    },
  },
  logout: {
    method: 'POST',
    url: '/auth/logout',
    schema: {
      tags: ['auth'],
      summary: "Revokes the caller's token",
      security: signedIn,
      response: answers(Ok),
    },
  },
  me: {
    method: 'GET',
    url: '/users/me',
    schema: {
      tags: ['auth'],
      summary: 'The signed-in player',
      security: signedIn,
      response: answers(auth.UserProfile),
    },
  },
} as const;
